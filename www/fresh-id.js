/** A new name for what is kept, such as nothing else has. */
export function freshId() {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

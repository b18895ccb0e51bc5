/** Deeply freezes what copies share. A state read from a store is not frozen yet. */
export function freezeShared<T extends object>(shared: T): T {
  if (Object.isFrozen(shared)) return shared
  for (const part of Object.values(shared)) if (typeof part === 'object' && part !== null) freezeShared(part)
  return Object.freeze(shared)
}

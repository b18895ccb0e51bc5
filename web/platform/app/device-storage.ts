/** What this browser keeps; undefined where it keeps nothing, as in frames of other sites. */
export function deviceStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind]
  } catch {
    return undefined
  }
}

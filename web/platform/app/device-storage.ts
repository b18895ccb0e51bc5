/** The storage of this browser; undefined where it is blocked, as in frames of other sites. */
export function deviceStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind]
  } catch {
    return undefined
  }
}

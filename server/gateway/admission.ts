/** Counts the sockets of each caller, so that nobody takes them all. */
export interface Admission {
  /** Takes a place for one socket and gives what frees it; nothing if the caller has enough. */
  enter(who: string): (() => void) | undefined
}

export function admissionOf(most: number): Admission {
  const taken = new Map<string, number>()
  return {
    enter(who) {
      const count = taken.get(who) ?? 0
      if (count >= most) return undefined
      taken.set(who, count + 1)
      let left = false
      return () => {
        if (left) return
        left = true
        const others = (taken.get(who) ?? 1) - 1
        if (others === 0) taken.delete(who)
        else taken.set(who, others)
      }
    },
  }
}

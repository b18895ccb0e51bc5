/** Limits the sockets of each caller. */
export interface Admission {
  /** Counts one socket and returns its release; undefined if the caller is at the limit. */
  enter(who: string): (() => void) | undefined
}

export function createAdmission(most: number): Admission {
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

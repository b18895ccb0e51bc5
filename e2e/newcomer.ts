/** What a newcomer does in a lesson until something happens. */
export interface Effort {
  readonly words: number
  readonly acts: number
}

/** Seconds for reading and acting, as an adult reads and taps at ease: the machine that runs the test may be slow. */
export function newcomerSeconds({ words, acts }: Effort): number {
  return words / 4 + acts * 2
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length
}

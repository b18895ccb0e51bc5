/** How a level thinks. */
export type Thinking =
  /** The plan that looks best at once; so many times in a hundred another that looks nearly as good, or none too good. */
  | { readonly kind: 'judgement'; readonly mistakes: number }
  /** A search of so many positions. */
  | { readonly kind: 'search'; readonly iterations: number }

export const levels = ['apprentice', 'mechanic', 'engineer', 'magnate'] as const
export type Level = (typeof levels)[number]

export const thinking: Readonly<Record<Level, Thinking>> = {
  apprentice: { kind: 'judgement', mistakes: 35 },
  mechanic: { kind: 'judgement', mistakes: 0 },
  engineer: { kind: 'search', iterations: 16 },
  magnate: { kind: 'search', iterations: 100 },
}

export function isLevel(word: string): word is Level {
  return (levels as readonly string[]).includes(word)
}

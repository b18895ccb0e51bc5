/** How a level thinks. */
export type Thinking =
  /** The plan with the best end; in this percentage of the decisions a beginner's plan. */
  | { readonly kind: 'judgement'; readonly mistakes: number }
  /** A search limited to this many positions. */
  | { readonly kind: 'search'; readonly iterations: number }

export const levels = ['apprentice', 'mechanic', 'engineer', 'magnate'] as const
export type Level = (typeof levels)[number]

export const thinking: Readonly<Record<Level, Thinking>> = {
  apprentice: { kind: 'judgement', mistakes: 50 },
  mechanic: { kind: 'judgement', mistakes: 0 },
  engineer: { kind: 'search', iterations: 16 },
  magnate: { kind: 'search', iterations: 100 },
}

export function isLevel(word: string): word is Level {
  return (levels as readonly string[]).includes(word)
}

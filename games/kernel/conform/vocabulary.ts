/** The words and numbers of a position and its moves, for inventing moves. */
export interface Vocabulary {
  readonly strings: readonly string[]
  readonly numbers: readonly number[]
}

export function vocabularyOf(...sources: readonly object[]): Vocabulary {
  const strings = new Set<string>(['', 'nonsense', '__proto__'])
  const numbers = new Set<number>([0, 1, -1, 7, 2 ** 31])
  for (const source of sources) collect(source)
  return { strings: [...strings], numbers: [...numbers] }

  function collect(value: unknown): void {
    if (typeof value === 'string') strings.add(value)
    else if (typeof value === 'number') numbers.add(value).add(value + 1)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
}

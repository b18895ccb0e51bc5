/** The new lines of a table, each below the headings under which it is indented. */
export function changedLines(before: readonly string[], now: readonly string[]): string[] {
  const known = new Set(places(before).map(({ text }) => text))
  const shown = new Set(places(now).flatMap(({ text, lines }) => (known.has(text) ? [] : lines)))
  return now.filter((_, index) => shown.has(index))
}

/** A line with its headings, since equal lines may appear under several. */
interface Place {
  readonly text: string
  readonly lines: readonly number[]
}

function places(board: readonly string[]): Place[] {
  const open: number[] = []
  return board.map((line, index) => {
    while (open.length > 0 && indentOf(board[open.at(-1) ?? 0]) >= indentOf(line)) open.pop()
    open.push(index)
    return { text: open.map((one) => board[one]).join('\n'), lines: [...open] }
  })
}

function indentOf(line = ''): number {
  return line.length - line.trimStart().length
}

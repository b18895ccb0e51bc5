/**
 * Wraps a text between words to a width. A wrapped line continues below its own text: below its indent, or below the
 * second column if its first words are set apart, like those of a list.
 */
export function wrap(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => (widthOf(line) <= width ? line : breakLine(line, width)))
    .join('\n')
}

function breakLine(line: string, width: number): string {
  const lead = /^ *(?:\S+(?: \S+)* {2,})?/.exec(line)?.[0] ?? ''
  const indent = ' '.repeat(widthOf(lead))
  const lines: string[] = []
  let current = lead
  for (const word of line.slice(lead.length).split(/ +/)) {
    const joined = current === lead || current === indent ? current + word : `${current} ${word}`
    if (widthOf(joined) <= width || joined === current + word) current = joined
    else {
      lines.push(current)
      current = indent + word
    }
  }
  return [...lines, current].join('\n')
}

/** A list this short is easier to read down than across. */
const shortList = 12
const gap = 3

/** A numbered list; a long one is set in columns, read downwards, as many as fit. */
export function numbered(items: readonly string[], width: number): string {
  const digits = String(items.length).length
  const labels = items.map((item, index) => `${String(index + 1).padStart(digits + 2)}  ${item}`)
  const widest = Math.max(...labels.map(widthOf))
  const fitting = Math.max(1, Math.floor((width + gap) / (widest + gap)))
  const columns = labels.length <= shortList ? 1 : fitting
  if (columns === 1) return labels.map((label) => wrap(label, width)).join('\n')
  const height = Math.ceil(labels.length / columns)
  const rows = Array.from({ length: height }, (_, row) => labels.filter((_, index) => index % height === row))
  return rows
    .map((row) =>
      row
        .map((label) => pad(label, widest + gap))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

/**
 * Rows of cells in aligned columns: the first left-aligned, figures right-aligned. On a narrow screen the columns
 * continue below, each part starting with the first column.
 */
export function textTable(rows: readonly (readonly string[])[], width: number): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))))
  const [label = 0, ...figures] = widths
  const parts: number[][] = [[]]
  let used = label
  figures.forEach((figure, index) => {
    if (used + gap + figure > width && parts.at(-1)?.length !== 0) {
      parts.push([])
      used = label
    }
    parts.at(-1)?.push(index + 1)
    used += gap + figure
  })
  return parts.map((columns) => rows.map((row) => line(row, columns)).join('\n')).join('\n\n')

  function line(row: readonly string[], columns: readonly number[]): string {
    const cells = columns.map((column) => (row[column] ?? '').padStart(gap + (widths[column] ?? 0)))
    return pad(row[0] ?? '', label) + cells.join('')
  }
}

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** Counted in graphemes, so that accents do not shift a column. */
function widthOf(text: string): number {
  // Segmenting a text takes a hundred times as long as this check.
  return everyUnitIsALetter.test(text) ? text.length : [...letters.segment(text)].length
}

/** ASCII and precomposed Latin letters. */
const everyUnitIsALetter = /^[ -~\u00C0-\u024F]*$/
const letters = new Intl.Segmenter()

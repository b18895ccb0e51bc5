/** A sign in the markup: an element with a name. */
export interface DrawnSign {
  readonly name: string
  /** The nearest `data-of` or `data-spot`, which has the origin of the piece. */
  readonly of: string | undefined
  /** It is only a choice, such as a button in a list. */
  readonly choice: boolean
}

interface Open {
  readonly tag: string
  readonly of: string | undefined
  readonly choice: boolean
  readonly named: boolean
}

const tags = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/g
const empty = new Set(['img', 'input', 'br', 'hr', 'meta', 'link'])

/** The signs in static markup, found by the same attributes as in `signs.ts`. */
export function signsIn(markup: string): DrawnSign[] {
  const open: Open[] = []
  const signs: DrawnSign[] = []
  for (const { 1: closing, 2: tag = '', 3: written = '', 4: closed, index, 0: whole } of markup.matchAll(tags)) {
    if (closing) {
      open.pop()
      continue
    }
    const has = attributesIn(written)
    const outer = open.at(-1)
    const of = has.get('data-of') ?? has.get('data-spot') ?? outer?.of
    const choice = has.has('data-move') || has.has('data-whole') || outer?.choice === true
    const label = has.get('aria-label')
    const drawn = tag === 'title' && ['svg', 'g', 'rect'].includes(outer?.tag ?? '')
    const name = drawn
      ? markup.slice(index + whole.length, markup.indexOf('<', index + whole.length))
      : has.get('title') || (tag === 'button' || has.get('role') === 'img' ? label : undefined)
    // Titles take precedence over the label of a drawing inside.
    if (name && (has.has('title') || !outer?.named)) signs.push({ name, of, choice })
    if (!closed && !empty.has(tag)) open.push({ tag, of, choice, named: outer?.named === true || has.has('title') })
  }
  return signs
}

function attributesIn(written: string): Map<string, string> {
  return new Map([...written.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, value]))
}

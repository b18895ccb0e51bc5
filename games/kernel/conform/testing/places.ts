/** The placeholder names of an ICU message, including nested ones. Braces of a branch contain text. */
export function placesIn(message: string): string[] {
  const places = new Set<string>()
  read(message)
  return [...places].sort()

  function read(text: string): void {
    for (const part of bracesIn(text)) {
      const [name = '', kind, ...forms] = part.split(',')
      places.add(name.trim())
      if (kind !== undefined) for (const form of bracesIn(forms.join(','))) read(form)
    }
  }
}

/** The contents of the outermost braces of a text. */
function bracesIn(text: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (const [at, sign] of text.split('').entries()) {
    if (sign === '{' && depth++ === 0) from = at + 1
    if (sign === '}' && --depth === 0) found.push(text.slice(from, at))
  }
  return found
}

/** The indentation of a line and whether it starts with a label, which the text view relies on. */
export function layoutOf(message: string): string {
  const [, indent = '', label = ''] = /^( *)(?:(\S+) {2,})?/.exec(message) ?? []
  return `${indent}${label && 'label'}`
}

/** What a new game is called. */
export interface NewGame {
  readonly id: string
  readonly name: string
  readonly order: number
  /** Of its rules: `WH` of `WH-3`. */
  readonly prefix: string
}

/** A file of the auction as the new game has it. What is said in sentences stays, until its author rewrites it. */
export function renamed(file: string, text: string, game: NewGame): string {
  const numbered = text.replaceAll('AU-', `${game.prefix}-`)
  switch (file) {
    case 'about.ts':
      return numbered.replace(/= \{.*\}/s, `= ${aboutOf(game)}`)
    case 'package.json':
      return (
        numbered
          .replaceAll('@carriage/auction', `@carriage/${game.id}`)
          // The long run of the auction proves the kernel, not the game.
          .replace(/^ *"promises".*\n/m, '')
          .replaceAll('simulate auction', `simulate ${game.id}`)
          .replace(/"description": ".*"/, `"description": "Rules of ${game.name}"`)
      )
    case 'messages.en.ts':
      return numbered.replace(/^ {2}title: '.*',$/m, `  title: '${game.name}',`)
    default:
      return numbered
        .split('\n')
        .map((line) => (isComment(line) ? line : inCode(line, game)))
        .join('\n')
  }
}

/** The first letters of the id, as many as no other game has taken. */
export function rulePrefix(id: string, taken: ReadonlySet<string>): string {
  const letters = id.replaceAll('-', '').toUpperCase()
  for (let length = 2; length <= letters.length; length++) {
    const prefix = letters.slice(0, length)
    if (!taken.has(prefix)) return prefix
  }
  return `${letters}X`
}

function aboutOf({ id, name, order }: NewGame): string {
  return `{ id: '${id}', name: '${name}', order: ${order}, stage: 'trial' }`
}

function isComment(line: string): boolean {
  return /^\s*(\/\*|\*|\/\/)/.test(line)
}

function inCode(line: string, { id }: NewGame): string {
  const camel = id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  // Strings come first: only those that are the id itself change.
  return line.replace(/'(?:[^'\\]|\\.)*'|\bauction(?=[A-Z]|\b)|Auction(?=[A-Z]|\b)/g, (found) => {
    if (found === 'auction') return camel
    if (found === 'Auction') return pascal
    return found.replace(/^'(@carriage\/)?auction(?=['/])/, `'$1${id}`)
  })
}

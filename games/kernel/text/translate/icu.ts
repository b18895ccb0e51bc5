/**
 * ICU messages, as far as our catalogues use them: `{name}`, `{n, number}`, `{n, plural, =0 {none} one {# car} other {#
 * cars}}`, `selectordinal` and `select`, nested, with `''` for an apostrophe and `'{'` for a brace. Every reader
 * downloads this with the first page, so it is kept minimal.
 */
export type IcuMessage = readonly Part[]

/** A text, a placeholder, or `#`: the number of the surrounding plural. */
type Part = string | Place | typeof hash

interface Place {
  readonly name: string
  readonly kind: Kind
  /** By choice: `=0`, `one`, `other`. Empty for a plain placeholder. */
  readonly forms: Readonly<Record<string, IcuMessage>>
}

const kinds = ['value', 'number', 'plural', 'selectordinal', 'select'] as const
type Kind = (typeof kinds)[number]

const hash = Symbol('#')

/** Parses a message, or throws with the reason. */
export function readIcu(text: string): IcuMessage {
  let at = 0
  const message = parts(false)
  if (at < text.length) throw wrong('a brace closes nothing')
  return message

  function parts(inPlural: boolean): IcuMessage {
    const found: Part[] = []
    let output = ''
    while (at < text.length && text[at] !== '}') {
      const sign = text[at]
      if (sign === '{' || (sign === '#' && inPlural)) {
        if (output !== '') found.push(output)
        output = ''
        at += 1
        found.push(sign === '#' ? hash : place(inPlural))
      } else output += sign === "'" ? quoted(inPlural) : letter()
    }
    return output === '' ? found : [...found, output]
  }

  function letter(): string {
    at += 1
    return text[at - 1] ?? ''
  }

  /** Two apostrophes are one; one before a syntax character quotes the text up to the next apostrophe. */
  function quoted(inPlural: boolean): string {
    at += 1
    const next = text[at]
    if (next === "'") return letter()
    if (next !== '{' && next !== '}' && !(next === '#' && inPlural)) return "'"
    const end = text.indexOf("'", at)
    const inside = text.slice(at, end < 0 ? text.length : end)
    at += inside.length + 1
    return inside
  }

  function place(inPlural: boolean): Place {
    const name = word()
    const kind = take(',') ? word() : 'value'
    if (!isKind(kind)) throw wrong(`there is no ${kind}`)
    const forms: Record<string, IcuMessage> = {}
    if (kind !== 'value' && kind !== 'number') {
      if (!take(',')) throw wrong(`${name} has no forms`)
      while (text[at] !== '}') {
        const form = word()
        if (!take('{')) throw wrong(`the form ${form} of ${name} has no text`)
        forms[form] = parts(inPlural || kind !== 'select')
        close(name)
        spaces()
      }
      if (!forms.other) throw wrong(`${name} has no form for all else`)
    }
    close(name)
    return { name, kind, forms }
  }

  function word(): string {
    spaces()
    const [found] = /^[^\s,{}#']+/.exec(text.slice(at)) ?? []
    if (found === undefined) throw wrong('a name is missing')
    at += found.length
    spaces()
    return found
  }

  function take(sign: string): boolean {
    if (text[at] !== sign) return false
    at += 1
    if (sign === ',') spaces()
    return true
  }

  function close(name: string): void {
    if (!take('}')) throw wrong(`the place of ${name} is not closed`)
  }

  function spaces(): void {
    while (/\s/.test(text[at] ?? '')) at += 1
  }

  function wrong(what: string): SyntaxError {
    return new SyntaxError(`Invalid message, ${what} at ${at}: ${text}`)
  }
}

/** Formats a message with the values of `valueAt`. Only the chosen forms are evaluated. */
export function formatIcu(
  message: IcuMessage,
  language: string,
  valueAt: (place: string) => string | number,
  around = 0,
): string {
  return message
    .map((part) => {
      if (typeof part === 'string') return part
      if (part === hash) return numbersIn(language).format(around)
      const { name, kind, forms } = part
      const value = valueAt(name)
      if (kind === 'value') return String(value)
      if (kind === 'number') return numbersIn(language).format(Number(value))
      if (kind === 'select') return formatIcu(formOf(forms, String(value)), language, valueAt, around)
      const count = Number(value)
      const exact = forms[`=${count}`]
      const form = exact ?? formOf(forms, pluralsIn(language, kind).select(count))
      return formatIcu(form, language, valueAt, count)
    })
    .join('')
}

function formOf(forms: Place['forms'], chosen: string): IcuMessage {
  return (Object.hasOwn(forms, chosen) ? forms[chosen] : forms.other) ?? []
}

const pluralsIn = cached(
  (language, kind) => new Intl.PluralRules(language, { type: kind === 'selectordinal' ? 'ordinal' : 'cardinal' }),
)
const numbersIn = cached((language) => new Intl.NumberFormat(language))

/** Creating one of these takes longer than formatting a whole message. */
function cached<Made>(make: (language: string, kind: string) => Made): (language: string, kind?: string) => Made {
  const made = new Map<string, Made>()
  return (language, kind = '') => {
    const known = made.get(`${language} ${kind}`) ?? make(language, kind)
    made.set(`${language} ${kind}`, known)
    return known
  }
}

function isKind(word: string): word is Kind {
  return (kinds as readonly string[]).includes(word)
}

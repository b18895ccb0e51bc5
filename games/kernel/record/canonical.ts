/**
 * The canonical text of a plain value: JSON with sorted keys and no spaces (RFC 8785, integers only). Two states are
 * equal exactly if these texts are. Values that JSON would drop or convert are refused.
 */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quote(value)
    case 'number':
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new NotPlain(`the number ${value}`)
      return String(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      if (value === null) return 'null'
      return Array.isArray(value) ? canonicalArray(value) : canonicalObject(value)
    default:
      throw new NotPlain(value === undefined ? 'undefined' : `a ${typeof value}`)
  }
}

/** A value that is not plain data: a float, a function, undefined, an instance of a class. */
export class NotPlain extends TypeError {
  constructor(what: string) {
    super(`Plain data cannot hold ${what}.`)
    this.name = 'NotPlain'
  }
}

function canonicalArray(items: readonly unknown[]): string {
  let text = '['
  for (let i = 0; i < items.length; i++) {
    if (i > 0) text += ','
    text += canonical(items[i])
  }
  return `${text}]`
}

function canonicalObject(whole: object): string {
  const prototype: unknown = Object.getPrototypeOf(whole)
  if (prototype !== Object.prototype && prototype !== null) throw new NotPlain('an instance of a class')
  const entries = whole as Readonly<Record<string, unknown>>
  let text = '{'
  for (const key of sorted(Object.keys(entries))) {
    if (text.length > 1) text += ','
    text += quote(key)
    text += ':'
    text += canonical(entries[key])
  }
  return `${text}}`
}

/** In-place insertion sort: for the few keys of an object the built-in sort is slow. */
function sorted(keys: string[]): readonly string[] {
  if (keys.length > 32) return keys.sort()
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string // i is within the list, and so is everything before it
    let place = i
    while (place > 0 && (keys[place - 1] as string) > key) {
      keys[place] = keys[place - 1] as string
      place -= 1
    }
    keys[place] = key
  }
  return keys
}

/** `JSON.stringify` for a string, faster for the short plain words in states. */
function quote(text: string): string {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x5c) return JSON.stringify(text)
  }
  return `"${text}"`
}

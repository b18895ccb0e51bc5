import { canonical } from '../record/canonical.ts'

/** Lines that name the differences of two positions: the referee's value and the rules' value. */
export function unequalParts(referee: unknown, rules: unknown, path = ''): string[] {
  if (areEqual(referee, rules)) return []
  if (!isObject(referee) || !isObject(rules) || Array.isArray(referee) !== Array.isArray(rules))
    return [`${path || '/'}: referee ${written(referee)}, rules ${written(rules)}`]
  const names = new Set([...Object.keys(referee), ...Object.keys(rules)])
  return [...names].flatMap((name) => unequalParts(referee[name], rules[name], `${path}/${name}`))
}

/** Nearly everything compared is equal, and this is fast. */
function areEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  for (const name in one) if (!areEqual(one[name], other[name])) return false
  for (const name in other) if (!(name in one) && other[name] !== undefined) return false
  return true
}

/** The entries of a list that another one lacks. */
export function missingFrom(list: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...list].filter((each) => !other.has(each))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function written(value: unknown): string {
  return value === undefined ? 'nothing' : canonical(value)
}

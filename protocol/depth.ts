/** The maximum nesting of client input. Deeper values can be parsed, but not serialised again. */
export const deepest = 64

export function isTooDeep(value: unknown, levels = deepest): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1))
}

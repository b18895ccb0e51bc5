/** How often each sign was used. */
export type Uses = Readonly<Record<string, number>>

interface Kept {
  readonly match: string
  readonly uses: Uses
}

/** The number of uses after which a sign is known. */
const enough = 3
const matchesKept = 12

function keyOf(game: string): string {
  return `carriage-house.signs.${game}`
}

/** The signs that are not known yet, by what was used in this match and in others on this device. */
export function unknownSigns(game: string, match: string, signs: readonly string[], here: Uses): string[] {
  const others = kept(game).filter((each) => each.match !== match)
  const total = (sign: string) => others.reduce((sum, { uses }) => sum + (uses[sign] ?? 0), here[sign] ?? 0)
  return signs.filter((sign) => total(sign) < enough)
}

export function keepUses(game: string, match: string, uses: Uses): void {
  const others = kept(game).filter((each) => each.match !== match)
  try {
    localStorage.setItem(keyOf(game), JSON.stringify([...others, { match, uses }].slice(-matchesKept)))
  } catch {
    // A browser that keeps nothing shows the names again.
  }
}

function kept(game: string): readonly Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]')
    return Array.isArray(found) ? found.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'match' in value && 'uses' in value
}

import { create } from 'zustand'

/** How often each sign was used. */
export type Uses = Readonly<Record<string, number>>

interface MatchUses {
  readonly game: string
  readonly match: string
  readonly uses: Uses
  /** Uses that no longer count, since names were turned on again after them. */
  readonly before?: Uses
}

/** The signs that the player of this device knows. */
interface SignMemory {
  /** Names are off. */
  readonly off: boolean
  /** Signs that the player dismissed, by game. */
  readonly dismissed: Readonly<Record<string, readonly string[]>>
  readonly matches: readonly MatchUses[]
}

/** The number of uses after which a sign is known. */
const enough = 3
const savedMatches = 36
const key = 'carriage-house.signs'
const nothing: SignMemory = { off: false, dismissed: {}, matches: [] }

export const useSignMemory = create<SignMemory>()(() => stored())

/** The signs that are not known yet, by their uses in this match and in others on this device. */
export function unknownSigns(
  { off, dismissed, matches }: SignMemory,
  { game, match }: Pick<MatchUses, 'game' | 'match'>,
  signs: readonly string[],
  here: Uses,
): string[] {
  if (off) return []
  const own = matches.find((each) => each.game === game && each.match === match)
  const others = matches.filter((each) => each.game === game && each.match !== match)
  const all = [{ uses: here, before: own?.before ?? {} }, ...others]
  const total = (sign: string) => all.reduce((sum, each) => sum + counted(each, sign), 0)
  return signs.filter((sign) => total(sign) < enough && !dismissed[game]?.includes(sign))
}

function counted({ uses, before }: Pick<MatchUses, 'uses' | 'before'>, sign: string): number {
  return Math.max(0, (uses[sign] ?? 0) - (before?.[sign] ?? 0))
}

export function saveSignUses(game: string, match: string, uses: Uses): void {
  const { matches } = useSignMemory.getState()
  const own = matches.find((each) => each.game === game && each.match === match)
  if (own && JSON.stringify(own.uses) === JSON.stringify(uses)) return
  remember({ matches: [...matches.filter((each) => each !== own), { ...own, game, match, uses }].slice(-savedMatches) })
}

/** The names of these signs are no longer shown. */
export function dismissSigns(game: string, signs: readonly string[]): void {
  const { dismissed } = useSignMemory.getState()
  remember({ dismissed: { ...dismissed, [game]: [...new Set([...(dismissed[game] ?? []), ...signs])] } })
}

/** Whether names are on and none was dismissed. */
export function areSignsNamed({ off, dismissed }: SignMemory): boolean {
  return !off && Object.keys(dismissed).length === 0
}

/** Turns names off, or on for all signs, as if none had been used. */
export function nameSigns(named: boolean): void {
  const { matches } = useSignMemory.getState()
  if (!named) remember({ off: true })
  else remember({ off: false, dismissed: {}, matches: matches.map((each) => ({ ...each, before: each.uses })) })
}

function remember(change: Partial<SignMemory>): void {
  useSignMemory.setState(change)
  try {
    localStorage.setItem(key, JSON.stringify(useSignMemory.getState()))
  } catch {
    // Without storage, the names are shown again.
  }
}

function stored(): SignMemory {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return isMemory(found) ? found : nothing
  } catch {
    return nothing
  }
}

function isMemory(value: unknown): value is SignMemory {
  if (typeof value !== 'object' || value === null) return false
  const { off, dismissed, matches } = value as Record<string, unknown>
  return typeof off === 'boolean' && typeof dismissed === 'object' && dismissed !== null && Array.isArray(matches)
}

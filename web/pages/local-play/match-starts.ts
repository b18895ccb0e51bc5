import { goTo } from '../../platform/app/route.ts'
import { useSettings } from '../../platform/app/settings.ts'
import { translateNow } from '../../platform/i18n/language.ts'
import type { StartOptions } from './worker-messages.ts'

/**
 * The settings of new matches whose page is about to open. Once stored on the device, matches are resumed from there.
 */
const beginnings = new Map<string, StartOptions>()

export interface LocalTableOptions {
  readonly game: string
  readonly seats: number
  readonly options: object
}

/** Starts a match against bots of the chosen level, and goes to its table. */
export function beginLocal({ game, seats, options }: LocalTableOptions): void {
  const { level } = useSettings.getState()
  goTo(beginWith({ game, players: namesFor(seats), me: 0, options, level }))
}

/** The address of a new match with these settings. */
export function beginWith(options: Omit<StartOptions, 'id'>): string {
  const id = shortId()
  beginnings.set(id, { id, ...options })
  return `/local/${id}`
}

/** The settings of a new match; only once. */
export function takeBeginning(id: string): StartOptions | undefined {
  const setup = beginnings.get(id)
  beginnings.delete(id)
  return setup
}

/** My name first, then the names of bots. */
export function namesFor(seats: number): string[] {
  const own = useSettings.getState().name.trim() || translateNow('player.guest')
  const bots = ['Ada', 'Emil', 'Klara', 'Ida', 'Bruno'].filter((name) => name !== own)
  return [own, ...bots.slice(0, seats - 1)]
}

function shortId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('')
}

import { beginLocal, type LocalTableOptions } from '../local-play/match-starts.ts'
import { knowsGame } from './known-games.ts'

/** On a first visit, the first hour of the game; else a game against bots. */
export async function playNow(playing: LocalTableOptions): Promise<void> {
  if (knowsGame(playing.game)) beginLocal(playing)
  else await (await import('./begin.ts')).beginFirstHour(playing)
}

import { drawFrom, type Effects } from '@carriage/kernel'
import type { Recruit, RecruitKind } from './components/index.ts'
import type { Event } from './events.ts'
import type { Recruits, State } from './state.ts'
import { componentTablesOf } from './tables.ts'

/** AE-3.7 Reveals the top two tiles of each stack; AE-3.9 never within a round. */
export function revealRecruits(state: State, fx: Effects<Event>): void {
  const { engineer, investor, instant } = state.recruitment
  reveal(state, 'engineer', engineer, fx)
  reveal(state, 'investor', investor, fx)
  reveal(state, 'instant', instant, fx)
}

function reveal<Tile extends Recruit>(
  state: State,
  recruit: RecruitKind,
  tiles: Recruits<Tile>,
  fx: Effects<Event>,
): void {
  const { recruitmentLeftovers } = state.options // AE-3.8
  if (recruitmentLeftovers === 'discard' && tiles.display.length > 0) {
    tiles.gone.push(...tiles.display)
    fx.emit({ kind: 'recruitsDiscarded', recruit, tiles: tiles.display })
    tiles.display = []
  }
  const { revealed } = componentTablesOf(state).components.recruitment
  const wanted = recruitmentLeftovers === 'fillToTwo' ? revealed - tiles.display.length : revealed
  const turnedUp: Tile[] = []
  for (; turnedUp.length < wanted && tiles.stack > 0; tiles.stack--) turnedUp.push(drawFrom(tiles.unseen, fx))
  tiles.display.push(...turnedUp)
  fx.emit({ kind: 'recruitsRevealed', recruit, tiles: turnedUp, stack: tiles.stack })
}

import { type Chance, isOpen, isSecret, open, type Seat } from '@carriage/kernel'
import { type Award, componentTablesOf, kraftwagen, type State } from '@carriage/kraftwagen'

/**
 * Opens all that the seat does not see: the money of others is as much as its own, and the awards that are gone belong to
 * rivals. Neither decides what can be done, only who is ahead. A guess that makes one seat the certain winner would
 * leave nothing to choose, since all plans would then look alike.
 */
export function sampleHidden(view: State, seat: Seat, chance: Chance): State {
  const state = kraftwagen.clone(view)
  const own = known(state.players[seat]?.money, 0)
  const rivals = state.players.filter(({ awards }) => isSecret(awards) && !isOpen(awards))
  const gone = awardsGone(state)
  for (const player of state.players) {
    const { money, awards } = player
    if (isSecret(money)) player.money = isOpen(money) ? open(money) : own
    if (isSecret(awards)) player.awards = isOpen(awards) ? open(awards).slice() : []
  }
  for (const award of gone) {
    const owner = rivals[rivals.length > 1 ? chance.below(rivals.length) : 0]
    if (owner && Array.isArray(owner.awards)) owner.awards.push(award)
  }
  return state
}

/** The awards of a seat whose awards are hidden. */
function awardsGone(state: State): Award[] {
  const seen = new Set<Award>(state.awards)
  for (const { awards } of state.players) for (const award of known(awards, [])) seen.add(award)
  const all = Object.keys(componentTablesOf(state).components.awards.rows) as Award[] // the table has a row for each award
  return all.filter((award) => !seen.has(award))
}

function known<T>(content: T | Parameters<typeof open<T>>[0] | undefined, unknown: T): T {
  if (content === undefined) return unknown
  if (!isSecret(content)) return content
  return isOpen(content) ? (open(content) as T) : unknown // a secret among these holds a T
}

import { type Effects, legal, type Verdict } from '@carriage/kernel'
import { type PartKind, popStep, pushStep } from '@carriage/kraftwagen-family'
import type { Event } from '../events.ts'
import type { Decision } from '../formats.ts'
import type { MoveOf } from '../moves.ts'
import { refuseByRule } from '../refusal.ts'
import { actorOf, companyOf, type State, tokensOf } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** AE-5.10 One level rises by 1, or AE-5.15 both by an engineer token. */
export const research: Decision<'research', 'research' | 'spendToken'> = {
  decision: 'research',
  rules: ['AE-5.10', 'AE-5.12', 'AE-5.15', 'AE-5.16', 'AE-5.20'],
  must: 'AE-4.13',
  /** Waits for the choice, unless only one level can rise: AE-5.13. */
  isPending(state, _step, fx) {
    const [only, ...others] = researchMoves(state)
    if (others.length > 0 || only?.kind !== 'research') return true
    raiseOne(state, only.raise, fx)
    return false
  },
  list: researchMoves,
  moves: {
    research: {
      refusalElsewhere: 'AE-5.10',
      judge: (state, { raise }) => judgeResearch(state, raise),
      play: (state, { raise }, _step, fx) => raiseOne(state, raise, fx),
      label: (view, seat, { raise }) => ({
        id: `move.research.${raise}`,
        values: { level: companyOf(view, seat).levels[raise] + 1 },
      }),
    },
    spendToken: {
      refusalElsewhere: 'AE-5.15',
      judge: (state, { token }) => judgeToken(state, token),
      play: (state, { token }, _step, fx) => spendToken(state, token, fx),
      label(view, seat, { token }) {
        const { body, engine } = companyOf(view, seat).levels
        return { id: `move.spendToken.${token}`, values: { body: body + 1, engine: engine + 1 } }
      },
    },
  },
}

type Token = MoveOf<'spendToken'>['token']

/** The Research action. False if both levels are at the top. */
export function researchAction(state: State): boolean {
  if (researchMoves(state).length === 0) return false // AE-5.14
  pushStep(state, { name: 'research' })
  return true
}

function researchMoves(state: State): MoveOf<'research' | 'spendToken'>[] {
  const moves: MoveOf<'research' | 'spendToken'>[] = []
  if (judgeResearch(state, 'body').legal) moves.push({ kind: 'research', raise: 'body' })
  if (judgeResearch(state, 'engine').legal) moves.push({ kind: 'research', raise: 'engine' })
  if (judgeToken(state, 'loose').legal) moves.push({ kind: 'spendToken', token: 'loose' })
  if (judgeToken(state, 'onTile').legal) moves.push({ kind: 'spendToken', token: 'onTile' })
  return moves
}

function judgeResearch(state: State, raise: PartKind): Verdict {
  const { highestLevel, mostLevelDifference } = componentTablesOf(state).components.companyBoard
  const { body, engine } = actorOf(state).levels
  const [raised, other] = raise === 'body' ? [body + 1, engine] : [engine + 1, body]
  if (raised > highestLevel) return refuseByRule('AE-5.11', { body, engine })
  return raised - other > mostLevelDifference ? refuseByRule('AE-5.12', { body, engine }) : legal
}

/** AE-5.15 Both levels rise; AE-5.17 regardless of their difference, which is unchanged. */
function judgeToken(state: State, token: Token): Verdict {
  const company = actorOf(state)
  const { body, engine } = company.levels
  if (tokensOf(company) === 0) return refuseByRule('AE-5.15', { tokens: 0 })
  const { highestLevel } = componentTablesOf(state).components.companyBoard
  if (body >= highestLevel || engine >= highestLevel) return refuseByRule('AE-5.16', { body, engine })
  const there = token === 'loose' ? company.looseTokens > 0 : company.engineerTokens > 0
  const second = state.options.oldsToken === 'anyToken' && token === 'onTile' && company.looseTokens > 0
  return there && !second ? legal : refuseByRule('AE-5.20', { token }) // with anyToken the loose one is used first
}

function raiseOne(state: State, raise: PartKind, fx: Effects<Event>): void {
  popStep(state)
  const { levels } = actorOf(state)
  levels[raise]++
  fx.emit({ kind: 'levelsRaised', seat: state.actor, ...levels, because: 'research' })
}

/** AE-5.18 One token per Research action; AE-5.19 it leaves the game. */
function spendToken(state: State, token: Token, fx: Effects<Event>): void {
  popStep(state)
  const company = actorOf(state)
  if (token === 'loose') company.looseTokens--
  else company.engineerTokens--
  company.levels.body++
  company.levels.engine++
  fx.emit({ kind: 'levelsRaised', seat: state.actor, ...company.levels, because: 'token' })
}

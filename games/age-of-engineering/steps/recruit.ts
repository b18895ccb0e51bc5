import { type Effects, legal } from '@carriage/kernel'
import { popStep } from '@carriage/kraftwagen-family'
import { type Recruit, recruitKinds } from '../components/index.ts'
import { takeEngineer } from '../engineers/index.ts'
import type { Event } from '../events.ts'
import type { Decision } from '../formats.ts'
import { moveRaceCar } from '../grand-prix.ts'
import { hireWorkers } from '../hire.ts'
import { driveOf } from '../messages/doings.ts'
import { recruitPhrase as recruitWords } from '../messages/things.ts'
import type { MoveOf } from '../moves.ts'
import { refuseByRule } from '../refusal.ts'
import { actorOf, companyOf, type Recruits, type State } from '../state.ts'
import { componentTablesOf, isEngineer, isInvestor, kindOfRecruit } from '../tables.ts'
import { takeInstant } from './instant.ts'

/** AE-5.32 Exactly one of three: a tile, workers, or the race car. */
export const recruit: Decision<'recruit', 'recruit' | 'recruitWorkers' | 'recruitRace'> = {
  decision: 'recruit',
  rules: ['AE-5.32', 'AE-5.33', 'AE-5.36', 'AE-5.37', 'AE-5.38', 'AE-5.39', 'AE-5.40'],
  must: 'AE-4.13',
  /** Waits for the choice, unless the race is the only option. */
  isPending(state, _step, fx) {
    if (actorOf(state).supply > 0 || recruitKinds.some((kind) => state.recruitment[kind].display.length > 0))
      return true
    recruitRace(state, fx)
    return false
  },
  list(state) {
    const moves: MoveOf<'recruit' | 'recruitWorkers' | 'recruitRace'>[] = []
    for (const kind of recruitKinds) {
      const display: readonly Recruit[] = state.recruitment[kind].display
      for (let i = 0; i < display.length; i++) {
        const tile = display[i]
        if (tile !== undefined && display.indexOf(tile) === i) moves.push({ kind: 'recruit', tile }) // AE-5.33
      }
    }
    if (actorOf(state).supply > 0) moves.push({ kind: 'recruitWorkers' })
    moves.push({ kind: 'recruitRace' })
    return moves
  },
  moves: {
    recruit: {
      refusalElsewhere: 'AE-5.32',
      /** AE-5.34 A tile without effect may be taken. */
      judge(state, { tile }) {
        const display: readonly Recruit[] = state.recruitment[kindOfRecruit(tile)].display
        return display.includes(tile) ? legal : refuseByRule('AE-5.33', { recruit: tile, display })
      },
      play: (state, { tile }, _step, fx) => takeRecruit(state, tile, fx),
      label: (view, _seat, { tile }) => recruitWords(view, tile),
    },
    recruitWorkers: {
      refusalElsewhere: 'AE-5.32',
      judge: (state) => (actorOf(state).supply > 0 ? legal : refuseByRule('AE-5.39', { supply: 0 })),
      /** AE-5.39 Two workers, or the single remaining one. */
      play(state, _move, _step, fx) {
        popStep(state)
        hireWorkers(state, componentTablesOf(state).components.recruitment.workers, 'recruit', fx)
      },
      label(view, seat) {
        const { workers } = componentTablesOf(view).components.recruitment
        return { id: 'move.recruitWorkers', values: { workers: Math.min(workers, companyOf(view, seat).supply) } }
      },
    },
    recruitRace: {
      refusalElsewhere: 'AE-5.32',
      play: (state, _move, _step, fx) => recruitRace(state, fx),
      label: (view, seat) => ({
        id: 'move.recruitRace',
        values: { drive: driveOf(view, seat, componentTablesOf(view).components.recruitment.steps) },
      }),
    },
  },
}

function takeRecruit(state: State, tile: Recruit, fx: Effects<Event>): void {
  popStep(state)
  if (isEngineer(tile)) {
    takeFrom(state.recruitment.engineer, tile)
    takeEngineer(state, tile, fx)
  } else if (isInvestor(tile)) {
    takeFrom(state.recruitment.investor, tile)
    actorOf(state).investors.push(tile) // AE-5.37, AE-1.13
    fx.emit({ kind: 'recruited', seat: state.actor, recruit: 'investor', tile, markers: [] })
  } else {
    takeFrom(state.recruitment.instant, tile)
    fx.emit({ kind: 'recruited', seat: state.actor, recruit: 'instant', tile, markers: [] })
    takeInstant(state, tile, fx) // AE-5.38
  }
}

/** AE-5.35 Its space stays empty. */
function takeFrom<Tile extends string>({ display }: Recruits<Tile>, tile: Tile): void {
  display.splice(display.indexOf(tile), 1)
}

/** AE-5.40 Without racing team, race engine or Chevrolet: AE-5.59, AE-6.45. */
function recruitRace(state: State, fx: Effects<Event>): void {
  popStep(state)
  moveRaceCar(state, componentTablesOf(state).components.recruitment.steps, 'recruit', fx)
}

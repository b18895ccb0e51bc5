import { type Effects, legal } from '@carriage/kernel'
import { pushStep, putIntoWorkshop, replaceStep, without } from '@carriage/kraftwagen-family'
import type { Components, StartingBonus } from '../components/index.ts'
import type { Event } from '../events.ts'
import type { Decision } from '../formats.ts'
import { moveRaceCar } from '../grand-prix.ts'
import { hireWorkers } from '../hire.ts'
import { bonus as bonusWords } from '../messages/things.ts'
import { installEngine } from '../parts.ts'
import { refuseByRule } from '../refusal.ts'
import { actorOf, type State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { componentTablesOf } from '../tables.ts'

/** AE-2.19 Each company chooses a starting bonus; when all have chosen, round 1 is prepared. */
export const bonuses: Decision<'bonuses', 'chooseBonus'> = {
  decision: 'chooseBonus',
  rules: ['AE-2.19', 'AE-2.20', 'AE-2.23', 'AE-2.24', 'AE-2.25', 'AE-2.26'],
  must: 'AE-2.19',
  isPending(state, step, fx) {
    const [next] = step.waiting
    if (next === undefined) {
      state.startingBonuses = [] // AE-2.22 what is left leaves the game
      replaceStep(state, { name: 'preparation' })
      return false
    }
    state.actor = next
    const [only, ...others] = state.startingBonuses
    if (only === undefined || others.length > 0) return true
    chooseBonus(state, step, only, fx) // AE-2.20 the last available bonus is not a choice
    return false
  },
  list: ({ startingBonuses }) => startingBonuses.map((bonus) => ({ kind: 'chooseBonus', bonus })),
  moves: {
    chooseBonus: {
      refusalElsewhere: 'AE-2.19',
      judge({ startingBonuses }, { bonus }) {
        return startingBonuses.includes(bonus) ? legal : refuseByRule('AE-2.20', { bonus, onOffer: startingBonuses })
      },
      play: (state, { bonus }, step, fx) => chooseBonus(state, step, bonus, fx),
      label: (_view, _seat, { bonus }) => bonusWords(bonus),
    },
  },
}

/** AE-2.21 A bonus is carried out at once, before the next company chooses. */
function chooseBonus(state: State, { waiting }: StepOf<'bonuses'>, bonus: StartingBonus, fx: Effects<Event>): void {
  replaceStep(state, { name: 'bonuses', waiting: waiting.slice(1) })
  state.startingBonuses = without(state.startingBonuses, bonus)
  actorOf(state).startingBonus = bonus
  fx.emit({ kind: 'bonusTaken', seat: state.actor, bonus })
  for (const item of componentTablesOf(state).components.startingBonuses.rows[bonus].items) carryOut(state, item, fx)
}

type BonusItem = Components['startingBonuses']['rows'][StartingBonus]['items'][number]

function carryOut(state: State, item: BonusItem, fx: Effects<Event>): void {
  const company = actorOf(state)
  const seat = state.actor
  switch (item.effect) {
    case 'takePart': // AE-2.23, AE-2.26; AE-2.27 regardless of level
      if (item.part === 'engine' && state.options.startEngine === 'asked') {
        pushStep(state, { name: 'placeEngine', value: item.value })
        break
      }
      putIntoWorkshop(company.workshops, { kind: item.part, value: item.value })
      fx.emit({ kind: 'partTaken', seat, part: item.part, value: item.value, where: 'workshop' })
      break
    case 'race':
      moveRaceCar(state, item.steps, 'bonus', fx) // AE-2.23
      break
    case 'setLevel':
      company.levels[item.part] = item.value // AE-2.24, AE-2.25
      fx.emit({ kind: 'levelsRaised', seat, ...company.levels, because: 'bonus' })
      break
    case 'hire':
      hireWorkers(state, item.workers, 'bonus', fx) // AE-2.24
      break
    case 'setRaceEngine':
      installEngine(state, item.value, fx) // AE-2.25
      break
    case 'engineerToken':
      company.looseTokens++ // AE-2.26
      fx.emit({ kind: 'tokenReceived', seat })
      break
  }
}

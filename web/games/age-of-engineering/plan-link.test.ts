import { ageOfEngineering, type Move } from '@carriage/age-of-engineering'
import { nextTurn } from '@carriage/age-of-engineering/forecast'
import { seatsOf } from '@carriage/kernel'
import { expect, test } from 'vitest'
import type { EntryUpdate } from '../../table/model/link.ts'
import { planLink } from '../../table/plan/plan-link.ts'
import { brokenStep } from '../../table/plan/plans.ts'
import { moment } from './gallery/moments.ts'

const { state } = moment('tile')
const me = seatsOf(state.companies.length).find((seat) => seat !== state.actor) ?? state.actor
const table = { id: 'match', game: 'age-of-engineering', rules: 1, place: 'local', me, options: {} } as const

function begin() {
  const view = nextTurn(state, me)
  if (!view) throw new Error('No next turn to plan.')
  const updates: EntryUpdate[] = []
  let isDone = false
  const lines: string[] = []
  const around = {
    chat: async (_id: string, text: string) => {
      lines.push(text)
      return 'said' as const
    },
    consent: () => undefined,
  }
  const link = planLink({
    around,
    game: ageOfEngineering,
    table,
    players: [],
    me,
    view,
    nextTurn: (view) => nextTurn(view as typeof state, me),
    describe: (_view, move) => (move as Move).kind,
    save: () => {
      isDone = true
    },
  })
  link.listen((update) => {
    if (update.kind === 'entry') updates.push(update)
  })
  /** Plans the first legal move, or one of this kind. */
  const go = (kind?: Move['kind']) => {
    const view = (updates.at(-1)?.view ?? link.opened().view) as typeof state
    const moves = [...ageOfEngineering.moves(view, me)]
    const move = moves.find((each) => each.kind === kind) ?? moves[0]
    if (!move) throw new Error('Nothing more to plan.')
    return link.send(move)
  }
  return { link, view, updates, go, isDone: () => isDone, lines }
}

test('the chat of a plan is that of its table', async () => {
  const { link, lines } = begin()
  expect(await link.chat?.('line', 'One moment.')).toBe('said')
  expect(lines).toEqual(['One moment.'])
  expect(link.opened().table).toMatchObject({ id: 'match.plan', planOf: 'match' })
})

test('two turns are planned while somebody else is to move, without changing the match', async () => {
  const { link, go, isDone } = begin()
  const before = JSON.stringify(state)
  for (let steps = 0; link.turns().length < 2; steps++) {
    expect(steps).toBeLessThan(60)
    await go(steps === 0 ? 'takeTile' : 'endTurn')
  }
  for (let steps = 0; !isDone(); steps++) {
    expect(steps).toBeLessThan(60)
    await go(steps === 0 ? 'takeTile' : 'endTurn')
  }
  for (const turn of link.turns()) {
    expect(turn[0]?.text).toBe('takeTile')
    expect(turn.at(-1)?.text).toBe('endTurn')
  }
  expect(JSON.stringify(state)).toBe(before)
})

test('a step can be undone, and so can a turn', async () => {
  const { link, updates, go } = begin()
  await go('takeTile')
  await go()
  await link.undo('step')
  expect(link.turns()[0]).toHaveLength(1)
  await go()
  await link.undo('turn')
  expect(link.turns()).toEqual([[]])
  expect(updates.at(-1)?.undo?.legal).toBe(false)
})

test('illegal moves cannot be planned', async () => {
  const { link } = begin()
  const answer = await link.send({ kind: 'endTurn' })
  expect(answer.ok).toBe(false)
  expect(link.turns()).toEqual([[]])
})

test('a plan that rivals have broken names the step and the rule', async () => {
  const { link, view, go } = begin()
  await go('takeTile')
  await go()
  const [turn = []] = link.turns()
  expect(brokenStep(ageOfEngineering, view, me, turn)).toBeUndefined()
  const taken = turn[0]?.move as Extract<Move, { kind: 'takeTile' }>
  const without = { ...view, chain: view.chain.filter((element) => element !== taken.tile) }
  expect(brokenStep(ageOfEngineering, without, me, turn)).toEqual({ step: 0, rule: 'AE-4.4' })
})

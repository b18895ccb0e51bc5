import { redact, secret } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { newHistory } from './history.ts'
import { noteSecrets } from './secrets.ts'

const state = { players: [{ money: secret(3, [0]) }, { money: secret(5, [1]) }], rest: secret(['card'], []) }

test('a seat is shown its own secrets and no others', () => {
  const history = newHistory('m', 'seat 0', 0)
  noteSecrets({ type: 'view', standing: { view: redact(state, 0) } }, history, 'view')
  expect(history).toMatchObject({ leaks: [], secrets: { own: 1, shut: 2 } })
})

test('a secret of another seat is noted with its place', () => {
  const history = newHistory('m', 'seat 0', 0)
  noteSecrets({ frame: { change: [[['players', 1], state.players[1]]] } }, history, 'frame')
  expect(history.leaks).toEqual(['frame.frame.change.0.1.money'])
})

test('a spectator is shown no secret at all', () => {
  const history = newHistory('m', 'a spectator', 'spectator')
  noteSecrets(state, history, 'view')
  expect(history.leaks).toEqual(['view.players.0.money', 'view.players.1.money', 'view.rest'])
})

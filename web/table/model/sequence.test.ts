import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { playInTurn } from './sequence.ts'
import type { TableModel, TableModelState } from './table-state.ts'

/** A table that accepts a move, waits, and then offers the next ones. */
function tableWith(offers: readonly (readonly object[])[]) {
  const played: object[] = []
  const store = createStore<TableModelState>()(
    () => ({ n: 0, sending: false, refusal: undefined, moves: offers[0] ?? [] }) as unknown as TableModelState, // all that a sequence reads
  )
  const commit = (move: object) => {
    played.push(move)
    store.setState({ sending: true })
  }
  const settle = () => {
    const n = store.getState().n + 1
    store.setState({ n, moves: offers[n] ?? [] })
    store.setState({ sending: false })
  }
  const model: Pick<TableModel, 'store' | 'commit'> = { store, commit }
  return { model, played, settle, store }
}

const [a, b, c] = [{ kind: 'a' }, { kind: 'b' }, { kind: 'c' }]

test('a tap for three moves plays each after the one before it was accepted', () => {
  const { model, played, settle } = tableWith([[a], [b], [c]])
  playInTurn(model, [a, b, c])
  expect(played).toEqual([a])
  settle()
  expect(played).toEqual([a, b])
  settle()
  settle()
  expect(played).toEqual([a, b, c])
})

test('a move that is no longer legal is not played', () => {
  const { model, played, settle } = tableWith([[a], [c]])
  playInTurn(model, [a, b, c])
  settle()
  settle()
  expect(played).toEqual([a])
})

test('a refusal ends the sequence', () => {
  const { model, played, settle, store } = tableWith([[a], [b]])
  playInTurn(model, [a, b])
  store.setState({
    refusal: { rule: 'X', facts: {}, move: a },
  })
  store.setState({ refusal: undefined })
  settle()
  expect(played).toEqual([a])
})

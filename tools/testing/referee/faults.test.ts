import { expect, test } from 'vitest'
import { faultsIn } from './faults.ts'
import { withAlarm, withFault } from './planted.ts'

const source = `import { a } from './a.ts'
interface Two { readonly n: 2 }
export function longer(list: readonly number[], all: boolean): boolean {
  refuse({ kind: 'one', n: 1 })
  list.sort()
  if (list.length > 5) throw new Error('not ' + 4)
  if (!all || list.length < 3) return false
  return true
}
`

test('small faults are found where something is decided, and nowhere else', () => {
  const faults = faultsIn('longer.ts', source).map(({ line, before, after }) => `${line}: ${before} → ${after}`)
  expect(faults).toEqual([
    '5: list.sort() → ;',
    '7: || → &&',
    '7: !all → all',
    '7: < → <=',
    '7: 3 → 4',
    '7: false → true',
    '8: true → false',
  ])
})

test('a fault changes its place and nothing else', () => {
  const fault = faultsIn('longer.ts', source).find(({ before }) => before === '<')
  expect(fault && withFault(source, fault)).toBe(source.replace('length < 3', 'length <= 3'))
})

test('no fault is planted in what is only reported', () => {
  const sell = `function sell({ market }: State, price: number, fx: Effects): Verdict {
  const car = carAt(market, price)
  const unsold = market.slice(1)
  const number = price + 1
  unsold.splice(unsold.indexOf(car), 1)
  if (price > 3) fx.emit({ kind: 'sold', number })
  for (const each of unsold) fx.emit({ kind: 'unsold', car: each })
  if (car.owner === 2) return legal
  if (price === 4) return refuse('one')
  return price < 5 ? refuse('two') : refuse('three')
}
const crew = {
  must: all ? 'four' : 'five',
  label: (view, seat, { n }) => ({ id: 'crew', values: { n: n + 1 } }),
}
function priceWords(price: number): Phrase {
  return price > 2 ? { id: 'dear' } : { id: 'cheap' }
}
`
  expect(faultsIn('sell.ts', sell).map(({ before, after }) => `${before} → ${after}`)).toEqual(['=== → !==', '2 → 3'])
})

test('no fault is planted where plans are only drawn', () => {
  const free = 'export function freeRuns(x: number): boolean {\n  return x < 5\n}\n'
  expect(faultsIn('layout.ts', free)).toEqual([])
  expect(faultsIn('layout.ts', free.replace('freeRuns', 'ownRuns'))).toHaveLength(2)
})

test('a fault is planted in what changes more than is reported', () => {
  const changes = `function mark(state: State, fx: Effects): void {
  const active = state.buyers.at(0)
  active.marker = true
  if (!hire(state, 3)) fx.emit({ kind: 'forfeited' })
  fx.emit({ kind: 'marked', active })
}
`
  expect(faultsIn('mark.ts', changes).map(({ before, after }) => `${before} → ${after}`)).toEqual([
    '0 → 1',
    'active.marker = true → ;',
    'true → false',
    '3 → 4',
  ])
})

test('an alarm in the place of a fault goes off when a game comes there', () => {
  const more = (n: string) => `if (${n}) return 1\nmore(${n} + 1)`
  const faults = faultsIn('more.ts', more('n'))
  const alarms = faults.filter(({ line }) => line === 2).map((fault) => withAlarm(more('n'), fault).split('\n')[1])
  expect(alarms).toEqual([
    "{ throw new Error('reached') }",
    "more((() => { throw new Error('reached') })())",
    "more(n + (() => { throw new Error('reached') })())",
  ])
})

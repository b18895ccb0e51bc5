import { expect, test } from 'vitest'
import { faultsIn, withFault } from './faults.ts'

const source = `import { a } from './a.ts'
interface Two { readonly n: 2 }
export function longer(list: readonly number[], all: boolean): boolean {
  refuse({ kind: 'one', n: 1 })
  list.sort()
  if (!all || list.length < 3) throw new Error('not ' + 4)
  return true
}
`

test('small faults are found where something is decided, and nowhere else', () => {
  const faults = faultsIn('longer.ts', source).map(({ line, before, after }) => `${line}: ${before} → ${after}`)
  expect(faults).toEqual([
    '5: list.sort() → ;',
    '6: || → &&',
    '6: !all → all',
    '6: < → <=',
    '6: 3 → 4',
    '7: true → false',
  ])
})

test('a fault changes its place and nothing else', () => {
  const fault = faultsIn('longer.ts', source).find(({ before }) => before === '<')
  expect(fault && withFault(source, fault)).toBe(source.replace('length < 3', 'length <= 3'))
})

import { expect, test } from 'vitest'
import { standardOptions } from '../options.ts'
import { savedFactories } from '../positions/saved-factories.ts'
import { belts } from './belts.ts'
import type { Factory } from './piece.ts'

const named = ({ pieces }: Factory, index: number) => {
  const piece = pieces[index]
  return piece?.kind === 'indicator' ? piece.dimension : piece?.type
}

test('HC-5.35 a station between two mainlines feeds both by one belt', () => {
  const { factory } = savedFactories.G2
  const [engineBelt] = belts(factory, [], standardOptions).filter(({ step }) => step === 'B')
  expect(engineBelt?.feeds).toHaveLength(2)
  expect(engineBelt?.pieces.map((index) => named(factory, index))).toEqual(
    expect.arrayContaining(['engine', 'brake', 'speed', 'range', 'safety']),
  )
})

test('HC-5.36 a belt ends at a mainline and does not come out at its other sides', () => {
  const { factory } = savedFactories.G2
  const steps = belts(factory, [], standardOptions).map(({ step }) => step)
  expect(steps.toSorted()).toEqual(['B', 'D'])
})

test('HC-5.36 a station that touches a mainline beside the corner joins along the shared squares only', () => {
  const { factory } = savedFactories.G1
  const [belt] = belts(factory, [], standardOptions)
  const mainline = factory.pieces.findIndex(({ kind }) => kind === 'mainline')
  const joint = belt?.joints.find(({ from, to }) => from === mainline || to === mainline)
  expect(joint).toMatchObject({ x: 5, y: 5, runs: 'across', length: 3 })
})

test('HC-5.33 a drafted station away from every mainline is a belt that feeds nothing', () => {
  const { factory } = savedFactories.G1
  const door = { kind: 'station', type: 'door', x: 9, y: 9, rot: 0 } as const
  const loose = belts(factory, [door], standardOptions).find(({ pieces }) => pieces.includes(factory.pieces.length))
  expect(loose).toEqual({ step: 'A', pieces: [factory.pieces.length], feeds: [], joints: [] })
})

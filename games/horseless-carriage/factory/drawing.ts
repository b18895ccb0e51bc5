import { type Department, manufacturingSteps, type StationType } from '../components/index.ts'
import { bay, black, type Form, type Quarter, squareAt, strip } from '../geometry/index.ts'
import type { BuildOptions } from './options.ts'
import type { Factory, Piece } from './piece.ts'
import { surveyFactory } from './site.ts'

/** The letters that stand for pieces in a drawing. */
export const stationSigns: Readonly<Record<StationType, string>> = {
  chassis: 'c',
  body: 'o',
  radiator: 'r',
  door: 'd',
  bumper: 'u',
  engine: 'E',
  gears: 'g',
  fuelTank: 'f',
  steeringWheel: 's',
  brake: 'b',
  dashboard: 'a',
  paint: 'p',
  battery: 'y',
  tire: 't',
  headlights: 'h',
  windshield: 'w',
  claxon: 'x',
}
export const departmentSigns: Readonly<Record<Department, string>> = { research: 'R', planning: 'P', marketing: 'K' }
export const dealershipSign = 'S'
export const arrows = { N: '^', E: '>', S: 'v', W: '<' } as const

/**
 * A factory as text, a letter for each square: `.` black, `#` bay, `k` strip, a mainline as a frame with the letters of
 * its sides, an indicator as an arrow toward its station.
 */
export function drawFactory(factory: Factory, options: BuildOptions): string {
  const { layout } = surveyFactory(factory, options)
  const { left, top, width, height } = layout.ground
  const lines: string[] = []
  // The ground has one more square on every side than there is floor.
  for (let y = top + 1; y < top + height - 1; y++) {
    let line = ''
    for (let x = left + 1; x < left + width - 1; x++) {
      const number = layout.blockAt(x, y)
      const piece = factory.pieces[number]
      const block = layout.blocks[number]
      line +=
        piece && block ? signOf(piece, block.form, x - block.x, y - block.y) : groundSign(squareAt(layout.ground, x, y))
    }
    lines.push(line.trimEnd())
  }
  return lines.join('\n')
}

function signOf(piece: Piece, form: Form, column: number, row: number): string {
  switch (piece.kind) {
    case 'mainline':
      return frameSign(form, column, row)
    case 'dealership':
      return dealershipSign
    case 'department':
      return departmentSigns[piece.type]
    case 'station':
      return stationSigns[piece.type]
    case 'indicator':
      return arrows[piece.points]
  }
}

function frameSign({ w, h, sides }: Form, column: number, row: number): string {
  const across: Quarter | null = row === 0 ? 0 : row === h - 1 ? 2 : null
  const down: Quarter | null = column === 0 ? 3 : column === w - 1 ? 1 : null
  if (across !== null && down !== null) return '+'
  const side = across ?? down
  return side === null ? 'm' : (manufacturingSteps[sides[side] - 1] ?? '')
}

function groundSign(square: number): string {
  if ((square & bay) !== 0) return '#'
  if ((square & strip) !== 0) return 'k'
  return (square & black) !== 0 ? '.' : ' '
}

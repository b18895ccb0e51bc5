import type { EngineeringMarker } from '../components/index.ts'

/** A car in text form; omitted parts have defaults. */
export interface CarText {
  readonly body: number
  readonly engine: number
  readonly workers: number
  readonly salesperson: boolean
  readonly price: number | undefined
  readonly productionTokens: number
  readonly marker: EngineeringMarker | null
}

const markers: Readonly<Record<string, EngineeringMarker>> = {
  'E+1': 'winton1',
  'E+2': 'winton2',
  'B+1': 'christie1',
  'B+2': 'christie2',
}

/** Parses a car as the examples write it: `b4 e4 w1+S $8 T1 E+1`. */
export function readCar(text: string): CarText {
  const words = text.split(' ').filter((word) => word !== '')
  const number = (letter: string) => {
    const word = words.find((each) => each.startsWith(letter) && /^\d/.test(each.slice(letter.length)))
    return word === undefined ? undefined : Number.parseInt(word.slice(letter.length), 10)
  }
  const salesperson = words.some((word) => word === 'S' || word.endsWith('+S'))
  const marked = words.find((word) => word in markers)
  return {
    body: number('b') ?? 1,
    engine: number('e') ?? 1,
    workers: number('w') ?? (salesperson ? 0 : 1),
    salesperson,
    price: number('$'),
    productionTokens: number('T') ?? 0,
    marker: marked === undefined ? null : markers[marked]!,
  }
}

/** What distinguishes a seat's pieces: never colour alone. */
export interface SeatMark {
  readonly name: 'vermilion' | 'ultramarine' | 'brass' | 'verdigris' | 'lampBlack'
  readonly letter: string
  readonly fill: string
  /** The colour of the letter. */
  readonly label: string
  readonly shape: 'circle' | 'shield' | 'square' | 'hexagon' | 'triangle'
}

export const ink = '#1A1614'
export const ivory = '#F1E7D3'
/** Ivory would be too dark on vermilion. */
const paper = '#FFFAF0'

/** Spread by lightness first, which survives colour blindness and bad screens. */
const marks: readonly [SeatMark, ...SeatMark[]] = [
  { name: 'vermilion', letter: 'A', fill: '#B8451A', label: paper, shape: 'circle' },
  { name: 'ultramarine', letter: 'B', fill: '#153E9F', label: ivory, shape: 'shield' },
  { name: 'brass', letter: 'C', fill: '#F6C933', label: ink, shape: 'square' },
  { name: 'verdigris', letter: 'D', fill: '#5DB8AE', label: ink, shape: 'hexagon' },
  { name: 'lampBlack', letter: 'E', fill: '#1A1614', label: ivory, shape: 'triangle' },
]

export const seatMarkCount = marks.length

/** The mark of a badge; more badges than marks start over. */
export function seatMark(badge: number): SeatMark {
  return marks[badge % marks.length] ?? marks[0]
}

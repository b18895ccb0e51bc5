import { namesOf } from '@carriage/kraftwagen-family/positions'

export { body, engine } from '@carriage/kraftwagen-family/positions'

/** Seats by the colour of their workers, in the order of the seats. */
export const colours = ['red', 'blue', 'green', 'yellow'] as const
export type Colour = (typeof colours)[number]

export const { seatOf, colourOf, readChain, writeChain } = namesOf(colours)

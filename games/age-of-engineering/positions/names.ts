import { namesOf } from '@carriage/kraftwagen-family/positions'

export { body, engine } from '@carriage/kraftwagen-family/positions'

/** Seats by company colour, in seat order. */
export const colours = ['purple', 'yellow', 'orange', 'blue'] as const
export type Colour = (typeof colours)[number]

export const { seatOf, colourOf, readChain, writeChain } = namesOf(colours)

import { namesOf } from '@carriage/motorworks/testing'

export { body, engine } from '@carriage/motorworks/testing'

/** Seats by the colour of their workers, in the order of the seats. */
export const colours = ['red', 'blue', 'green', 'yellow'] as const
export type Colour = (typeof colours)[number]

export const { seatOf, colourOf, readChain, writeChain } = namesOf(colours)

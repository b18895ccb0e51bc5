/** The sounds of a table: my turn, a tile being placed, a stamp, coins, turning gears, a clock. */
export const soundNames = ['turn', 'tile', 'stamp', 'coin', 'gear', 'clock'] as const

export type SoundName = (typeof soundNames)[number]

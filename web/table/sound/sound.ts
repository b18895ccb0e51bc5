/** All that a table lets hear: that it is my turn, a tile that is laid, a stamp, coins, gears that turn, a clock. */
export const soundNames = ['turn', 'tile', 'stamp', 'coin', 'gear', 'clock'] as const

export type SoundName = (typeof soundNames)[number]

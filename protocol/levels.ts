/** The programs that can be given a seat, from making mistakes to thinking long ahead. */
export const botLevels = ['apprentice', 'mechanic', 'engineer', 'magnate'] as const
export type BotLevel = (typeof botLevels)[number]

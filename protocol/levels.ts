/** The levels of bots, weakest first. */
export const botLevels = ['apprentice', 'mechanic', 'engineer', 'magnate'] as const
export type BotLevel = (typeof botLevels)[number]

import type { Measured } from '../measured-games.ts'

export const measured: Measured = { byteGames: 5 }

import type { Measured } from '../measured-games.ts'

export const measured: Measured = { tables: [{}, { specialtyTiles: true }], byteGames: 100 }

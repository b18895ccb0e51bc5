import type { Measured } from '../measured-games.ts'

export const measured: Measured = { tables: [{}, { scoreVisibility: 'hidden', instantSale: 'placeExtraCar' }] }

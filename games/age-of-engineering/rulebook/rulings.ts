import type { Ruling } from '@carriage/kernel'
import type { RuleId } from './index.ts'

/** Questions that the printed rules leave open, in the order of play, each with the rules that answer it. */
const questions = [
  { id: 'reconstructed', rules: ['AE-1.2', 'AE-1.3', 'AE-1.11', 'AE-1.20'] },
  { id: 'stock', rules: ['AE-1.9', 'AE-1.22', 'AE-1.24', 'AE-12.9'] },
  { id: 'levels', rules: ['AE-1.18', 'AE-2.15', 'AE-5.11', 'AE-5.16'] },
  { id: 'setUp', rules: ['AE-2.7', 'AE-2.22'] },
  { id: 'startEngine', rules: ['AE-2.26'], option: 'startEngine' },
  { id: 'leftovers', rules: ['AE-3.8'], option: 'recruitmentLeftovers' },
  { id: 'betweenRounds', rules: ['AE-3.4', 'AE-3.16', 'AE-3.17', 'AE-10.36'] },
  { id: 'fullMarket', rules: ['AE-3.12'], option: 'soldCar' },
  { id: 'marketMarker', rules: ['AE-3.10', 'AE-5.45'] },
  { id: 'freePlays', rules: ['AE-4.16', 'AE-4.20'] },
  { id: 'turn', rules: ['AE-4.9', 'AE-4.18'] },
  { id: 'workshops', rules: ['AE-5.4', 'AE-5.6', 'AE-5.8', 'AE-5.26', 'AE-5.28'] },
  { id: 'workers', rules: ['AE-5.31', 'AE-5.34', 'AE-5.39', 'AE-6.30', 'AE-6.31', 'AE-8.13'] },
  { id: 'raceSteps', rules: ['AE-5.40', 'AE-5.59', 'AE-5.60', 'AE-6.45'] },
  { id: 'laps', rules: ['AE-5.56', 'AE-5.57'] },
  { id: 'abilities', rules: ['AE-6.3', 'AE-6.4', 'AE-6.5'], option: 'engineersPerStep' },
  { id: 'markersPerStep', rules: ['AE-9.15', 'AE-9.16', 'AE-9.17'], option: 'actionStepMarker' },
  { id: 'aboveSeven', rules: ['AE-6.7', 'AE-6.9', 'AE-7.21', 'AE-7.22'] },
  { id: 'kettering', rules: ['AE-6.13', 'AE-6.14', 'AE-6.16', 'AE-6.18'] },
  { id: 'packard', rules: ['AE-6.23', 'AE-6.24', 'AE-10.35'], option: 'packardMarker' },
  { id: 'buick', rules: ['AE-6.38', 'AE-6.39', 'AE-13.4'] },
  { id: 'productionTokens', rules: ['AE-7.2', 'AE-7.4', 'AE-7.9', 'AE-7.10'], option: 'tokenCars' },
  { id: 'investors', rules: ['AE-7.26', 'AE-7.27', 'AE-10.10'] },
  { id: 'olds', rules: ['AE-5.20', 'AE-7.24'], option: 'oldsToken' },
  { id: 'instantSale', rules: ['AE-8.2', 'AE-8.3', 'AE-8.4', 'AE-8.5', 'AE-8.9', 'AE-8.10'], option: 'instantSale' },
  { id: 'swap', rules: ['AE-8.16', 'AE-8.19'], option: 'swapAlike' },
  { id: 'swapAchievement', rules: ['AE-8.18'], option: 'swapAchievement' },
  { id: 'marketPlaces', rules: ['AE-9.8', 'AE-13.8'], option: 'twoPlayerMarketSpaces' },
  { id: 'carsInStart', rules: ['AE-10.8'], option: 'pitLaneCars' },
  { id: 'achievements', rules: ['AE-11.10', 'AE-11.11', 'AE-11.12', 'AE-11.14'] },
  { id: 'hiddenPoints', rules: ['AE-12.6', 'AE-12.7'], option: 'scoreVisibility' },
] as const satisfies readonly { id: string; rules: readonly RuleId[]; option?: string }[]

/** The answer to each question, in one language. */
export type RulingTexts = Readonly<Record<(typeof questions)[number]['id'], Pick<Ruling, 'question' | 'answer'>>>

export function rulingsIn(texts: RulingTexts): Ruling[] {
  return questions.map((asked) => ({ ...asked, ...texts[asked.id] }))
}

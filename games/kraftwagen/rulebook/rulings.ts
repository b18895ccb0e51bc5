import type { Ruling } from '@carriage/kernel'
import type { RuleId } from './index.ts'

/** Questions that the printed rules leave open, in the order of play, each with the rules that answer it. */
const questions = [
  { id: 'reconstructed', rules: ['KW-1.12', 'KW-1.14', 'KW-1.16', 'KW-1.17', 'KW-1.23', 'KW-1.28', 'KW-13.16'] },
  { id: 'stock', rules: ['KW-1.5', 'KW-1.10', 'KW-1.21'] },
  { id: 'startTile', rules: ['KW-2.20', 'KW-2.21', 'KW-2.24', 'KW-2.30', 'KW-2.31', 'KW-6.60'] },
  { id: 'betweenRounds', rules: ['KW-3.8', 'KW-3.14', 'KW-3.15', 'KW-4.18', 'KW-8.10', 'KW-9.8', 'KW-9.34'] },
  { id: 'roundLength', rules: ['KW-3.16', 'KW-5.27'] },
  { id: 'anyTile', rules: ['KW-4.17'] },
  { id: 'researchOrder', rules: ['KW-5.6', 'KW-5.7'] },
  { id: 'partValues', rules: ['KW-5.10', 'KW-5.15', 'KW-6.3', 'KW-6.4'] },
  { id: 'fullWorkshops', rules: ['KW-5.13', 'KW-5.14'] },
  { id: 'weakerEngine', rules: ['KW-5.19'], option: 'weakerEngine' },
  { id: 'driving', rules: ['KW-5.31', 'KW-5.36', 'KW-12.8'] },
  { id: 'developments', rules: ['KW-6.6', 'KW-6.10', 'KW-6.14'] },
  { id: 'comingWorkers', rules: ['KW-6.9', 'KW-6.16', 'KW-6.17', 'KW-6.71'] },
  { id: 'cardParts', rules: ['KW-6.21', 'KW-6.22'] },
  { id: 'engineersAtOnce', rules: ['KW-6.27'] },
  { id: 'benz', rules: ['KW-6.45', 'KW-12.11'] },
  { id: 'benzMoney', rules: ['KW-6.48'], option: 'benzCollectsMoney' },
  { id: 'bugatti', rules: ['KW-6.53', 'KW-6.54'], option: 'bugattiEngine' },
  { id: 'dieselSwap', rules: ['KW-6.80', 'KW-6.84', 'KW-6.85', 'KW-6.86'], option: 'dieselEqual' },
  { id: 'dieselWorkers', rules: ['KW-6.82'], option: 'dieselWorkers' },
  { id: 'markerLimit', rules: ['KW-8.3', 'KW-8.4'], option: 'engineerMarkerLimit' },
  { id: 'markerTime', rules: ['KW-7.14', 'KW-8.7'] },
  { id: 'racePlaces', rules: ['KW-9.2', 'KW-9.3'], option: 'pitLaneCars' },
  { id: 'awards', rules: ['KW-10.4', 'KW-10.6', 'KW-10.17', 'KW-13.36'] },
  { id: 'marketAward', rules: ['KW-10.9'], option: 'marketAward' },
  { id: 'totals', rules: ['KW-9.35'], option: 'scoreVisibility' },
  { id: 'tie', rules: ['KW-11.5'], option: 'tieBreak' },
  { id: 'specialtyOrder', rules: ['KW-13.7'], option: 'specialtyOrder' },
  { id: 'specialtyPassed', rules: ['KW-13.10', 'KW-13.17'], option: 'passedSpecialty' },
  { id: 'specialtyParts', rules: ['KW-13.21', 'KW-13.24', 'KW-13.33', 'KW-13.35'] },
  { id: 'withdrawn', rules: ['KW-13.30', 'KW-13.31'], option: 'withdrawnCar' },
] as const satisfies readonly { id: string; rules: readonly RuleId[]; option?: string }[]

/** The answer to each question, in one language. */
export type RulingTexts = Readonly<Record<(typeof questions)[number]['id'], Pick<Ruling, 'question' | 'answer'>>>

export function rulingsIn(texts: RulingTexts): Ruling[] {
  return questions.map((asked) => ({ ...asked, ...texts[asked.id] }))
}

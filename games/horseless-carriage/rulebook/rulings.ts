import type { Ruling } from '@carriage/kernel'

/** Questions that the printed rules leave open, in the order of play, each with the rules that answer it. */
const questions = [
  { id: 'conventions', rules: ['HC-1.2', 'HC-2.3', 'HC-2.11'] },
  { id: 'noLimits', rules: ['HC-1.27', 'HC-1.36', 'HC-1.37'] },
  { id: 'startingDepartments', rules: ['HC-2.9', 'HC-2.10'] },
  { id: 'beforeYearOne', rules: ['HC-2.16', 'HC-2.17', 'HC-2.20'] },
  { id: 'research', rules: ['HC-3.8', 'HC-3.9'] },
  { id: 'slots', rules: ['HC-4.6'] },
  { id: 'builtForGood', rules: ['HC-5.3'] },
  { id: 'turning', rules: ['HC-5.7'], option: 'mirrorTiles' },
  { id: 'wholePlan', rules: ['HC-5.12', 'HC-5.64', 'HC-5.72', 'HC-5.73'] },
  { id: 'bayContact', rules: ['HC-5.15'], option: 'bayContact' },
  { id: 'indicatorsJoin', rules: ['HC-5.16'], option: 'indicatorAdjacency' },
  { id: 'dealershipSide', rules: ['HC-5.20'] },
  { id: 'access', rules: ['HC-5.23', 'HC-5.27'] },
  { id: 'connections', rules: ['HC-5.36', 'HC-5.38', 'HC-5.39', 'HC-5.40'] },
  { id: 'twoSockets', rules: ['HC-5.48'] },
  { id: 'expansionEdge', rules: ['HC-5.57'] },
  { id: 'besideStrip', rules: ['HC-5.61'], option: 'keepClear' },
  { id: 'buildingTogether', rules: ['HC-5.65', 'HC-5.67', 'HC-5.68', 'HC-5.70', 'HC-5.71'] },
  { id: 'closedPlans', rules: ['HC-5.69'], option: 'planVisibility' },
  { id: 'sharedStock', rules: ['HC-6.12', 'HC-6.17'] },
  { id: 'largestWindow', rules: ['HC-6.13'] },
  { id: 'windowEdge', rules: ['HC-7.8', 'HC-7.9'] },
  { id: 'mustSell', rules: ['HC-7.17'], option: 'saleObligation' },
  { id: 'canSell', rules: ['HC-7.18', 'HC-7.20'] },
  { id: 'whichMainline', rules: ['HC-7.27', 'HC-7.30'], option: 'stockUse' },
  { id: 'forcedSales', rules: ['HC-7.31'] },
  { id: 'afterSales', rules: ['HC-7.23', 'HC-7.28'] },
  { id: 'places', rules: ['HC-8.6'] },
  { id: 'innovationTie', rules: ['HC-9.10'], option: 'innovationTie' },
  { id: 'cards', rules: ['HC-10.4', 'HC-10.6'] },
  { id: 'flipped', rules: ['HC-11.2'] },
  { id: 'introductory', rules: ['HC-12.5', 'HC-12.6', 'HC-12.7'], option: 'introCards' },
  { id: 'introMainlines', rules: ['HC-12.8'], option: 'introMainlines' },
] as const satisfies readonly { id: string; rules: readonly string[]; option?: string }[]

/** The answer to each question, in one language. */
export type RulingTexts = Readonly<Record<(typeof questions)[number]['id'], Pick<Ruling, 'question' | 'answer'>>>

export function rulingsIn(texts: RulingTexts): Ruling[] {
  return questions.map((asked) => ({ ...asked, ...texts[asked.id] }))
}

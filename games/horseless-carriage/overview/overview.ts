import type { CardPart, OverviewPart } from '@carriage/kernel'
import type { Components } from '../components/index.ts'
import type { RuleId } from '../rulebook/index.ts'

/** The paragraphs of the overview in reading order, with the rules each is based on. */
const paragraphs = [
  { id: 'goal', rules: ['HC-12.1', 'HC-8.2', 'HC-8.4', 'HC-1.36'] },
  { id: 'factory', rules: ['HC-1.6', 'HC-5.3', 'HC-5.17', 'HC-5.33', 'HC-5.54', 'HC-6.5'] },
  { id: 'year', rules: ['HC-3.2', 'HC-4.3', 'HC-4.8', 'HC-5.2', 'HC-5.24', 'HC-5.25'] },
  { id: 'market', rules: ['HC-1.2', 'HC-1.9', 'HC-1.10', 'HC-7.1', 'HC-7.2', 'HC-7.4', 'HC-10.18'] },
  { id: 'expectations', rules: ['HC-6.16', 'HC-9.2', 'HC-9.3', 'HC-9.6', 'HC-9.8'] },
  { id: 'demand', rules: ['HC-10.1', 'HC-10.8', 'HC-10.9', 'HC-10.11', 'HC-11.2'] },
] as const satisfies readonly { id: string; rules: readonly RuleId[] }[]

/** Per language: the overview by paragraph, and the reference card. */
export interface OverviewTexts {
  readonly paragraphs: Readonly<Record<(typeof paragraphs)[number]['id'], string>>
  readonly card: readonly CardPart[]
}

export type OverviewIn = (components: Components) => OverviewTexts

export function overviewOf(texts: OverviewTexts): { overview: OverviewPart[]; card: readonly CardPart[] } {
  return { overview: paragraphs.map((each) => ({ ...each, text: texts.paragraphs[each.id] })), card: texts.card }
}

import { arrangeOverview, type OverviewTextsOf } from '@carriage/kraftwagen-family'
import type { Components } from '../components/index.ts'
import type { RuleId } from '../rulebook/index.ts'

/** The paragraphs of the overview in reading order, with the rules each is based on. */
const paragraphs = [
  { id: 'goal', rules: ['KW-1.1', 'KW-3.1', 'KW-11.2', 'KW-11.4'] },
  { id: 'chain', rules: ['KW-1.11', 'KW-1.13', 'KW-4.2', 'KW-4.4', 'KW-4.6', 'KW-4.7', 'KW-4.11', 'KW-4.12'] },
  { id: 'research', rules: ['KW-5.4', 'KW-5.10', 'KW-5.15', 'KW-6.1', 'KW-6.3'] },
  { id: 'car', rules: ['KW-7.1', 'KW-7.3', 'KW-7.6'] },
  { id: 'race', rules: ['KW-3.11', 'KW-5.24', 'KW-9.4', 'KW-9.6'] },
  { id: 'sale', rules: ['KW-9.12', 'KW-9.13', 'KW-9.15', 'KW-9.16', 'KW-9.18', 'KW-9.23', 'KW-9.26', 'KW-9.32'] },
  { id: 'awards', rules: ['KW-10.1', 'KW-10.5', 'KW-10.12', 'KW-10.20'] },
] as const satisfies readonly { id: string; rules: readonly RuleId[] }[]

export type OverviewTexts = OverviewTextsOf<(typeof paragraphs)[number]['id']>

export type OverviewIn = (components: Components) => OverviewTexts

export function overviewOf(texts: OverviewTexts) {
  return arrangeOverview(paragraphs, texts)
}

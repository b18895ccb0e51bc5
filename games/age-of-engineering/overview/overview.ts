import { arrangeOverview, type OverviewTextsOf } from '@carriage/kraftwagen-family'
import type { Components } from '../components/index.ts'
import type { RuleId } from '../rulebook/index.ts'

/** The paragraphs of the overview in reading order, with the rules each is based on. */
const paragraphs = [
  { id: 'goal', rules: ['AE-1.1', 'AE-3.1', 'AE-12.1', 'AE-12.2'] },
  { id: 'gear', rules: ['AE-1.2', 'AE-4.1', 'AE-4.2', 'AE-4.4', 'AE-4.5', 'AE-4.6', 'AE-4.7', 'AE-4.8'] },
  { id: 'parts', rules: ['AE-5.1', 'AE-5.10', 'AE-5.12', 'AE-5.21', 'AE-5.29', 'AE-5.41', 'AE-5.48', 'AE-5.60'] },
  {
    id: 'recruit',
    rules: ['AE-5.15', 'AE-5.32', 'AE-5.36', 'AE-5.37', 'AE-5.38', 'AE-6.1', 'AE-7.2', 'AE-7.3', 'AE-7.7'],
  },
  { id: 'car', rules: ['AE-9.1', 'AE-9.4', 'AE-9.5', 'AE-9.6', 'AE-9.12'] },
  {
    id: 'sale',
    rules: [
      'AE-3.12',
      'AE-3.13',
      'AE-5.43',
      'AE-10.6',
      'AE-10.7',
      'AE-10.11',
      'AE-10.16',
      'AE-10.19',
      'AE-7.12',
      'AE-7.13',
    ],
  },
  { id: 'achievements', rules: ['AE-1.15', 'AE-11.1'] },
] as const satisfies readonly { id: string; rules: readonly RuleId[] }[]

export type OverviewTexts = OverviewTextsOf<(typeof paragraphs)[number]['id']>

export type OverviewIn = (components: Components) => OverviewTexts

export function overviewOf(texts: OverviewTexts) {
  return arrangeOverview(paragraphs, texts)
}

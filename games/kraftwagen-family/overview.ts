import type { CardPart, OverviewPart } from '@carriage/kernel'

/** Per language: the overview by paragraph, and the reference card. */
export interface OverviewTextsOf<Id extends string> {
  readonly paragraphs: Readonly<Record<Id, string>>
  readonly card: readonly CardPart[]
}

/** The paragraphs in their order, each with its text and the rules it is based on. */
export function arrangeOverview<Id extends string>(
  paragraphs: readonly (Omit<OverviewPart, 'text'> & { readonly id: Id })[],
  texts: OverviewTextsOf<Id>,
): { overview: OverviewPart[]; card: readonly CardPart[] } {
  return { overview: paragraphs.map((each) => ({ ...each, text: texts.paragraphs[each.id] })), card: texts.card }
}

import { type CardId, cardOf, componentTablesOf, type State } from '@carriage/kraftwagen'
import { engineer, gains } from '@carriage/kraftwagen/things'
import type { Props } from './props.ts'

/** The title of a research card and its effect. */
export interface CardWords {
  readonly title: string
  readonly text: string
}

export function cardWords({ t, translator }: Pick<Props, 't' | 'translator'>, view: State, id: CardId): CardWords {
  const face = cardOf(componentTablesOf(view), id)
  switch (face.kind) {
    case 'development': {
      const gain = gains(face)
      return { title: t('card.development'), text: typeof gain === 'object' ? translator.phrase(gain) : String(gain) }
    }
    case 'instant':
      return { title: t('card.instant'), text: t(`card.${face.effect}`) }
    case 'engineer':
      return {
        title: translator.phrase(engineer(face.engineer)),
        text: translator.phrase({ id: `power.${face.engineer}` }),
      }
    default:
      return face satisfies never
  }
}

import type { cardOf } from '@carriage/kraftwagen'
import { Bust } from '../../../../board/parts/bust.tsx'
import css from '../../../../board/parts/parts.module.css'
import { DevelopmentArt, InstantArt, type Levels } from './card-art.tsx'

type Card = ReturnType<typeof cardOf>

interface ResearchFaceProps {
  readonly card: Card
  /** The text of the card, from the rules. */
  readonly title: string
  readonly text: string
  /** My own levels, which a development starts from. */
  readonly levels?: Levels | undefined
  /** A development without a worker on it. */
  readonly inactive?: boolean
}

/** The face of a research card: a drawing, its name and its effect. */
export function ResearchFace({ card, title, text, levels, inactive = false }: ResearchFaceProps) {
  return (
    <span className={css.card} data-kind={card.kind} data-inactive={inactive || undefined}>
      <span className={css.cardArt}>
        <Art card={card} levels={levels} />
      </span>
      <span className={css.cardTitle}>{title}</span>
      <span className={css.cardText}>{text}</span>
    </span>
  )
}

function Art({ card, levels }: Pick<ResearchFaceProps, 'card' | 'levels'>) {
  switch (card.kind) {
    case 'development':
      return <DevelopmentArt {...card} levels={levels} />
    case 'instant':
      return <InstantArt effect={card.effect} />
    case 'engineer':
      return <Bust of={card.engineer} className={css.bust} />
    default:
      return card satisfies never
  }
}

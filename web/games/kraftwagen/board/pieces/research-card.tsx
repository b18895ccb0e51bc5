import type { cardOf } from '@carriage/kraftwagen'
import { Bust } from '../../../../boards/parts/bust.tsx'
import { Glyph } from '../../../../boards/parts/glyph.tsx'
import type { GlyphName } from '../../../../boards/parts/glyph-paths.ts'
import css from '../../../../boards/parts/parts.module.css'
import { placed } from '../../../../boards/parts/places.ts'

type Card = ReturnType<typeof cardOf>

interface ResearchFaceProps {
  readonly card: Card
  /** The card in words, as the rules say it. */
  readonly title: string
  readonly text: string
  /** A development without a worker on it. */
  readonly inactive?: boolean
}

/** The face of a research card: a drawing, its name and what it does. */
export function ResearchFace({ card, title, text, inactive = false }: ResearchFaceProps) {
  return (
    <span className={css.card} data-kind={card.kind} data-inactive={inactive || undefined}>
      <span className={css.cardArt}>
        <span className={css.cardDrawing}>{artOf(card)}</span>
      </span>
      <span className={css.cardTitle}>{title}</span>
      <span className={css.cardText}>{text}</span>
    </span>
  )
}

function artOf(card: Card) {
  switch (card.kind) {
    case 'development':
      return (
        <>
          {points('body', card.body)}
          {points('engine', card.engine)}
          {card.immediatePart && (
            <span className={css.cardGift}>
              <Glyph of={card.immediatePart} />
            </span>
          )}
        </>
      )
    case 'instant':
      return placed(instantArt[card.effect]).map(({ item, place }) => <Glyph key={place} of={item} />)
    case 'engineer':
      return <Bust of={card.engineer} className={css.bust} />
    default:
      return card satisfies never
  }
}

function points(kind: 'body' | 'engine', count: number) {
  return count === 0 ? null : (
    <span className={css.cardPoints}>
      {`+${count}`}
      <Glyph of={kind} />
    </span>
  )
}

const instantArt: Readonly<Record<'hire3' | 'race5' | 'bodyAndEngine', readonly GlyphName[]>> = {
  hire3: ['worker', 'worker', 'worker'],
  race5: ['grandPrix'],
  bodyAndEngine: ['body', 'engine'],
}

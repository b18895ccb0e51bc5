import type { cardOf } from '@carriage/kraftwagen'
import { Glyph } from './glyph.tsx'
import type { GlyphName } from './glyph-paths.ts'
import css from './parts.module.css'
import { placed } from './places.ts'
import { ink } from './seat-marks.ts'

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
      return <EngineerBust engineer={card.engineer} />
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

/** Nobody's likeness: a collar, a beard or a moustache, and the initial. */
function EngineerBust({ engineer }: { readonly engineer: string }) {
  const face = faces[engineer.charCodeAt(0) % faces.length] ?? faces[0]
  return (
    <svg viewBox="0 0 40 32" className={css.bust} aria-hidden="true">
      <path d="M4 32c1-8 7-11 16-11s15 3 16 11Z" fill="currentColor" />
      <path d="M16 20h8l-4 7Z" fill="var(--card-paper)" />
      <path
        d="M12 11c0-6 3-10 8-10s8 4 8 10s-3 11-8 11s-8-5-8-11Z"
        fill="#E8B98A"
        stroke="currentColor"
        strokeWidth="1"
      />
      <path d={face} fill={ink} />
      <text x="32.5" y="12" fontSize="13" textAnchor="middle" fontFamily="var(--display)" fill="currentColor">
        {engineer.charAt(0).toUpperCase()}
      </text>
    </svg>
  )
}

const faces: readonly [string, ...string[]] = [
  'M11.5 9c-.5-5 3-9 8.5-9s9 4 8.5 9c-2-1-3-3-4-5c-3 2-9 2-13 5ZM13 15c2-1 5-1 7 0c2-1 5-1 7 0c-1 6-3 8.5-7 8.500s-6-2.5-7-8.500Z',
  'M11.5 10c-.5-6 3-10 8.5-10s9 4 8.5 10c-1-3-2-5-3-6c-4 1-8 1-11 0c-1 1-2 3-3 6ZM14 16c3-2 4-2 6-1c2-1 3-1 6 1c-2 2-5 2-6 .5c-1 1.5-4 1.5-6-.5Z',
  'M12 7c1-5 4-7 8-7s7 2 8 7c-5-3-11-3-16 0ZM15.5 16.500c3-1.5 6-1.5 9 0l-4.5 1.500Z',
]

import { cardOf, componentTablesOf, levelOfSeat, type Move } from '@carriage/kraftwagen'
import { card as cardPhrase } from '@carriage/kraftwagen/things'
import { placed } from '../../../board/parts/index.ts'
import { isLegal, MoveButton } from '../../../board/parts/move-button.tsx'
import { Roving } from '../../../board/parts/roving.tsx'
import { Uncertain } from '../../../board/parts/uncertain.tsx'
import { cardWords } from './card-words.ts'
import { ResearchFace } from './pieces/research-card.tsx'
import type { Props } from './props.ts'
import css from './research.module.css'

/** The two cards on display, the deck and the top of the discard pile. */
export function Research(props: Props) {
  const { view, me, t, translator, moves } = props
  const tables = componentTablesOf(view)
  const top = view.discard.at(-1)
  const levels =
    me === undefined ? undefined : { body: levelOfSeat(view, me, 'body'), engine: levelOfSeat(view, me, 'engine') }
  return (
    <section className={css.research} aria-label={t('research.label')}>
      <Roving label={t('research.display')} className={css.display}>
        {placed(view.display).map(({ item: id, place }) => {
          const move: Move = { kind: 'takeCard', card: id }
          const label = translator.phrase(cardPhrase(cardOf(tables, id)))
          return (
            <MoveButton
              key={place}
              props={props}
              move={move}
              className={css.slot}
              spot={`card ${id}`}
              {...(isLegal(moves, move) ? {} : { label })}
            >
              <ResearchFace card={cardOf(tables, id)} {...cardWords(props, view, id)} levels={levels} />
            </MoveButton>
          )
        })}
      </Roving>
      <div className={css.piles}>
        <span className={css.deck} data-spot="deck">
          <b>{view.deck.length}</b>
          {t('research.deck')}
        </span>
        <span
          className={css.discard}
          data-spot="discard"
          title={top === undefined ? t('research.noDiscard') : translator.phrase(cardPhrase(cardOf(tables, top)))}
        >
          <b>{view.discard.length}</b>
          {t('research.discard')}
        </span>
        <Uncertain words={t('uncertain')} tables={[tables.components.developments]} />
      </div>
    </section>
  )
}

import own from '../../../board/kraftwagen-family/stages/stages.module.css'
import { BuyerFigure } from '../../../board/parts/index.ts'
import { chosen } from '../../../pages/first-hour/chosen.ts'
import type { StageProps } from './props.ts'

/** The buyers of whom one may be invited, with what they want. */
export function Invitations(props: StageProps) {
  const { choose, format, moves } = props
  return (
    <fieldset className={own.cards} aria-label={format('invite.label')}>
      {moves.map((move) =>
        move.kind === 'chooseBuyer' ? (
          <button
            key={move.preference}
            type="button"
            className={own.card}
            data-move={JSON.stringify(move)}
            aria-pressed={chosen(props, 'chooseBuyer')?.preference === move.preference}
            onClick={() => choose(move)}
          >
            <BuyerFigure preference={move.preference} className={own.guest} />
            <b>{format(`buyer.${move.preference}`)}</b>
            <span>{format(`buyer.${move.preference}.wants`)}</span>
          </button>
        ) : null,
      )}
    </fieldset>
  )
}

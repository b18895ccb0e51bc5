import type { Seat } from '@carriage/kernel'
import type { ChainAfter, TurnWait } from '@carriage/kraftwagen/forecast'
import tones from '../../../../board/kraftwagen-family/tones.module.css'
import { Aid } from '../../../../board/parts/aid.tsx'
import { Glyph, placed, SeatBadge } from '../../../../board/parts/index.ts'
import { rangeOf } from '../../../../board/parts/range.ts'
import { forecasts } from '../forecasts.ts'
import type { Props } from '../props.ts'
import css from './aids.module.css'

/** The time cost of a tile: the turns of others before mine, what wraps, and whether I move again at once. */
export function ChainAid(props: Props) {
  const { view, me, draft, t, translator } = props
  if (me === undefined || view.phase !== 'action') return null
  const forecast = forecasts.chain(view, me)
  if (forecast.kind === 'waiting') {
    return (
      <Aid title={t('chain.title')}>
        <Turns {...props} waiting={forecast} />
      </Aid>
    )
  }
  const taken = draft?.move.kind === 'takeTile' ? draft.move.tile : undefined
  const after: ChainAfter | undefined =
    forecast.kind === 'underWay' ? forecast : forecast.tiles.find(({ tile }) => tile === taken)
  if (!after) return null
  return (
    <Aid title={t('chain.title')}>
      <ol className={css.chain} aria-label={t('chain.after')}>
        {placed(after.chain).map(({ item: element, place }) => (
          <li key={place} data-me={element === me || undefined}>
            {typeof element === 'number' ? (
              <SeatBadge badge={element} size={20} label={translator.name(element)} />
            ) : (
              <span className={css.link} title={typeof element === 'string' ? element : element.among.join(', ')} />
            )}
          </li>
        ))}
      </ol>
      {after.again ? (
        <p className={tones.good}>
          <Glyph of="again" /> {t('chain.again')}
        </p>
      ) : (
        <p>{t('chain.next', { name: translator.name(after.next) })}</p>
      )}
      {!after.again && <Turns {...props} waiting={after} />}
      {after.wraps.length > 0 && <p>{t('chain.wraps', { count: after.wraps.length })}</p>}
      {after.boxed !== null && <p className={tones.warning}>{t('chain.boxed', { tile: after.boxed })}</p>}
    </Aid>
  )
}

function Turns({ waiting, t, translator }: Props & { readonly waiting: TurnWait }) {
  const before = waiting.rivals.filter(({ atMost }) => atMost > 0)
  if (before.length === 0) return <p>{t('chain.nobody')}</p>
  return (
    <ul className={css.turns}>
      {before.map(
        ({ seat, atLeast, ifNearest, atMost }: { seat: Seat; atLeast: number; ifNearest: number; atMost: number }) => (
          <li key={seat}>
            <SeatBadge badge={seat} size={18} />
            <span>{translator.name(seat)}</span>
            <b>{t('chain.turns', { range: rangeOf(atLeast, atMost), most: atMost })}</b>
            {atLeast !== atMost && <small>{t('chain.nearest', { turns: ifNearest })}</small>}
          </li>
        ),
      )}
    </ul>
  )
}

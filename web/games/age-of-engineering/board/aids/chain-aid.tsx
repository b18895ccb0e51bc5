import { actionsOf, componentTablesOf } from '@carriage/age-of-engineering'
import tones from '../../../../board/kraftwagen-family/tones.module.css'
import { Aid } from '../../../../board/parts/aid.tsx'
import { Glyph, placed, SeatBadge } from '../../../../board/parts/index.ts'
import { rangeOf } from '../../../../board/parts/range.ts'
import { ActionSign } from '../action-sign.tsx'
import { forecasts } from '../forecasts.ts'
import type { Props } from '../props.ts'
import css from './aids.module.css'

/** The time cost of a tile: the turns of others before mine, and the strong tiles that I leave to them. */
export function ChainAid({ view, me, draft, t, translator }: Props) {
  if (me === undefined || view.phase !== 'action') return null
  const forecast = forecasts.chain(view, me)
  if (forecast.kind === 'waiting') return null
  const taken = draft?.move.kind === 'takeTile' ? draft.move.tile : undefined
  const after = forecast.kind === 'underWay' ? forecast : forecast.tiles.find(({ tile }) => tile === taken)
  if (!after) return null
  const { again, rivals, wraps, chain, next } = after
  const before = rivals.filter(({ atMost }) => atMost > 0)
  const strong = chain
    .slice(0, chain.indexOf(me))
    .filter((element) => typeof element === 'string')
    .filter((tile) => actionsOf(componentTablesOf(view), tile).length > 1)
  return (
    <Aid title={t('chain.title')}>
      {again && (
        <p className={tones.good}>
          <Glyph of="again" /> {t('chain.again')}
        </p>
      )}
      {before.map(({ seat, atLeast, atMost }) => (
        <span key={seat} className={css.signed}>
          <SeatBadge badge={seat} size={18} />
          <span>
            {t('chain.turns', { name: translator.name(seat), range: rangeOf(atLeast, atMost), most: atMost })}
          </span>
        </span>
      ))}
      {wraps.length > 0 && <p>{t('chain.wraps', { count: wraps.length })}</p>}
      {!again && strong.length > 0 && (
        <span className={css.line}>
          {t('chain.leaves', { name: translator.name(next) })}
          {strong.map((tile) => (
            <span key={tile} className={css.left}>
              {placed(actionsOf(componentTablesOf(view), tile)).map(({ item, place }) => (
                <ActionSign key={place} of={item} />
              ))}
            </span>
          ))}
        </span>
      )}
    </Aid>
  )
}

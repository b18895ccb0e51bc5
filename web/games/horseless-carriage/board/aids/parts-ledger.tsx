import { partsLedger } from '@carriage/horseless-carriage/forecast'
import { useMemo } from 'react'
import { Aid } from '../../../../board/parts/aid.tsx'
import { useBench } from '../drafting/use-bench.ts'
import type { OwnProps } from '../props.ts'
import css from './aids.module.css'

/** Tiles of my draft that rivals before me may take. */
export function PartsLedger(props: OwnProps) {
  const { view, me, t, translator } = props
  const { plan } = useBench(props)
  const risky = useMemo(() => partsLedger(view, me, plan).filter(({ outlook }) => outlook !== 'safe'), [view, me, plan])
  if (risky.length === 0) return null
  return (
    <Aid title={t('parts.title')} fold="open">
      <ul className={css.parts}>
        {risky.map(({ tile, left, need, rivals, outlook }) => (
          <li key={tile} data-outlook={outlook}>
            {t(`parts.${outlook}`, {
              tile: translator.phrase({ id: `tile.${tile}` }),
              left,
              need,
              names: rivals.map((seat) => translator.name(seat)).join(', '),
            })}
          </li>
        ))}
      </ul>
    </Aid>
  )
}

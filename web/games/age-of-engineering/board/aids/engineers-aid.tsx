import {
  companyOf,
  componentTablesOf,
  type Engineer,
  markersOf,
  markerValue,
  type State,
} from '@carriage/age-of-engineering'
import type { Buying, Purchase } from '@carriage/age-of-engineering/forecast'
import type { Seat } from '@carriage/kernel'
import tones from '../../../../board/kraftwagen-family/tones.module.css'
import { Aid, RuleLink } from '../../../../board/parts/aid.tsx'
import { firstEngineerRules } from '../first-rules.ts'
import { forecasts } from '../forecasts.ts'
import type { Props } from '../props.ts'
import { effectOf, nameOfRecruit } from '../recruit-words.ts'
import css from './aids.module.css'

/** Each engineer on display with its value in this position. */
export function EngineersAid(props: Props) {
  const { view, me, t, showRule } = props
  const { display } = view.recruitment.engineer
  if (display.length === 0) return null
  return (
    <Aid title={t('engineers.title')} fold="shut">
      <ul className={css.list}>
        {display.map((engineer) => (
          <li key={engineer}>
            <span className={css.line}>
              <b>{nameOfRecruit(props, engineer)}</b>
              <RuleLink rule={firstEngineerRules[engineer]} show={showRule} />
            </span>
            <span>{effectOf(props, engineer)}</span>
            {me !== undefined && <span className={tones.good}>{worthNow(props, view, me, engineer)}</span>}
          </li>
        ))}
      </ul>
    </Aid>
  )
}

/** The value of an engineer for me in the current position, in one sentence. */
function worthNow({ t }: Props, view: State, me: Seat, engineer: Engineer): string {
  const { supply, engineers } = companyOf(view, me)
  const cars = view.market.filter(({ owner }) => owner === me).length
  const tables = componentTablesOf(view)
  const values = markersOf(tables, engineer).map((marker) => markerValue(tables, marker))
  switch (engineer) {
    case 'brayton': {
      const sales = forecasts.sales(view).purchases.filter(isPriceSale)
      const more = sales.reduce((sum, { car }) => sum + (car.owner === me ? car.price : 0), 0)
      return t('worth.brayton', { more })
    }
    case 'chevrolet':
      return t('worth.chevrolet', { steps: forecasts.race(view, me).steps })
    case 'king':
      return t('worth.king', { supply })
    case 'riker':
      return t('worth.riker')
    case 'kettering':
      return t('worth.kettering', { cars })
    case 'packard':
      return t('worth.packard', { buyers: view.activeBuyers.length })
    case 'buick':
      return t('worth.buick', { most: Math.max(...Object.values(view.whiteMarkers)) })
    case 'winton':
    case 'christie':
      return t('worth.marker', {
        values: values.map((value) => `+${value}`).join(', '),
        engineers: engineers.length + 1,
      })
    default:
      return engineer satisfies never
  }
}

function isPriceSale(purchase: Purchase): purchase is Buying {
  return purchase.kind === 'buys' && purchase.preference === 'price'
}

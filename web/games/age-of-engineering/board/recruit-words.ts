import {
  componentTablesOf,
  conditionOf,
  type Investor,
  isInvestor,
  leastFor,
  type Recruit,
} from '@carriage/age-of-engineering'
import { recruitEffect, recruitName } from '@carriage/age-of-engineering/things'
import type { Props } from './props.ts'

type TextProps = Pick<Props, 't' | 'translator' | 'view'>

export function nameOfRecruit({ translator }: Pick<Props, 'translator'>, tile: Recruit): string {
  return translator.phrase(recruitName(tile))
}

/** The effect of a tile, in a few words. */
export function effectOf(props: TextProps, tile: Recruit): string {
  return isInvestor(tile)
    ? props.t('investor.buys', { wants: conditionText(props, tile) })
    : props.translator.phrase(recruitEffect(props.view, tile))
}

/** The condition of an investor, short enough for a table cell. */
export function conditionText({ t, view }: TextProps, investor: Investor): string {
  const condition = conditionOf(componentTablesOf(view), investor)
  return t(`wants.${condition.wants}`, { least: leastFor(condition), tokens: view.options.oldsToken })
}

import type { Investor, Preference } from '@carriage/age-of-engineering'
import { nameOfRecruit } from '../board/recruit-words.ts'
import type { StageProps } from './props.ts'

type Customer = { readonly investor: Investor } | { readonly preference: Preference }

/** The racer, or the name of an investor. */
export function customerName({ format, translator }: Pick<StageProps, 'format' | 'translator'>, of: Customer): string {
  return 'investor' in of ? nameOfRecruit({ translator }, of.investor) : format(`buyer.${of.preference}`)
}

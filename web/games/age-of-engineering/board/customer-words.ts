import type { Purchase } from '@carriage/age-of-engineering/forecast'
import type { Props } from './props.ts'
import { nameOfRecruit } from './recruit-words.ts'

type TextProps = Pick<Props, 't' | 'translator'>

/** The name of a customer: "Engine buyer" or "Leland". */
export function customerOf(props: TextProps, purchase: Purchase): string {
  return 'investor' in purchase ? nameOfRecruit(props, purchase.investor) : props.t(`buyer.${purchase.preference}`)
}

/** What a customer would do, in one sentence. */
export function purchaseText({ t, translator }: TextProps, purchase: Purchase): string {
  if (!('car' in purchase)) return t('book.nothing')
  const { car, paid, stays } = purchase
  return t(stays ? 'book.buysStays' : 'book.buys', { name: translator.name(car.owner), price: car.price, paid })
}

import own from './stages.module.css'

/** A price that a stage offers, and what it brings. */
interface OfferedPrice {
  readonly price: number
  /** Who would buy. */
  readonly who: string
  /** What it brings in words: `+8`, or why nobody buys. */
  readonly brings: string
  readonly sells: boolean
  /** Price, buyer and sum as a sentence. */
  readonly label: string
  readonly isChosen: boolean
  readonly move: object
  choose(this: void): void
}

/** Each offered price with what it brings. */
export function PriceCards({ label, offered }: { readonly label: string; readonly offered: readonly OfferedPrice[] }) {
  return (
    <fieldset className={own.cards} data-count={offered.length} aria-label={label}>
      {offered.map(({ price, who, brings, sells, label, isChosen, move, choose }) => (
        <button
          key={price}
          type="button"
          className={own.card}
          data-move={JSON.stringify(move)}
          data-sells={sells}
          aria-pressed={isChosen}
          aria-label={label}
          onClick={choose}
        >
          <b className={own.price}>{price}</b>
          <span>{who}</span>
          <b className={own.brings}>{brings}</b>
        </button>
      ))}
    </fieldset>
  )
}

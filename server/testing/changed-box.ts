import { componentsWith, type OwnBox } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'

interface Kraftwagen {
  readonly circuit: { readonly lapSpaces: number }
  readonly actionTiles: { readonly rows: readonly { readonly actions: readonly string[] }[] }
  readonly developments: { readonly rows: readonly { readonly copies: number }[] }
  readonly rounds: { readonly rows: Readonly<Record<string, { readonly prices: readonly number[] }>> }
}

export const usualComponents = titleOf('kraftwagen')?.components as Kraftwagen & object

const { circuit, actionTiles, developments, rounds } = usualComponents

/** A box of Kraftwagen with another lap, tile, mix of cards and price, as the editor saves it. */
export const changedBox: OwnBox = {
  title: 'Our box',
  tables: {
    circuit: contentsOf({ ...circuit, lapSpaces: 12 }),
    actionTiles: contentsOf({
      ...actionTiles,
      rows: actionTiles.rows.map((tile, place) => (place === 0 ? { ...tile, actions: ['body'] } : tile)),
    }),
    developments: contentsOf({
      ...developments,
      rows: developments.rows.map((card, place) =>
        place < 2 ? { ...card, copies: card.copies + (place === 0 ? 1 : -1) } : card,
      ),
    }),
    rounds: contentsOf({
      ...rounds,
      rows: { ...rounds.rows, 1: { ...rounds.rows[1], prices: [...(rounds.rows[1]?.prices.slice(0, -1) ?? []), 11] } },
    }),
  },
}

/** All tables of the changed box, as options of a table. */
export const changedComponents = componentsWith(usualComponents, changedBox)

function contentsOf(table: object): object {
  const { provenance: _provenance, note: _note, ...contents } = table as Record<string, unknown>
  return contents
}

import type { ComponentProps } from 'react'
import type { BoxRow, DrawnRow } from '../../pages/boxes/drawings.ts'
import { LargeNumber, Scale, Swatches } from '../../pages/boxes/pictures.tsx'
import { describe, plainRow } from '../../pages/boxes/plain-row.ts'
import { PartPiece, places, SeatBadge } from '../parts/index.ts'
import { BuyerPicture, LapPicture } from './box-pictures.tsx'

interface PartRow {
  readonly value: number
  readonly count: number
  readonly models?: readonly string[]
}

/** A row of a table that both editions have, or of one without pieces. The schema of the game has read the values. */
export function commonRow(row: BoxRow): DrawnRow {
  const { table, path, value, words } = row
  const { t } = words
  const key = path.at(-1) ?? ''
  switch (table) {
    case 'players':
      return {
        ...plainRow(row, t('box.players', { count: Number(key) })),
        picture: places(Number(key)).map((seat) => <SeatBadge key={seat} badge={seat} size={30} />),
      }
    case 'colours':
      return { ...plainRow(row, t('field.rows')), picture: <Swatches of={value as string[]} /> }
    case 'bodies':
      return partRow(row, 'body')
    case 'engines':
      return partRow(row, 'engine')
    case 'buyers':
      return { ...buyerRow(row), count: value as number }
    case 'circuit': {
      const name = t('box.circuit', { spaces: value as number })
      return { name, picture: <LapPicture spaces={value as number} words={name} /> }
    }
    default:
      return typeof value === 'number'
        ? { ...plainRow(row), picture: <LargeNumber of={value} /> }
        : { name: t(`field.${key}`), text: describe(words, value) }
  }
}

function partRow({ value, words: { t } }: BoxRow, kind: 'body' | 'engine'): DrawnRow {
  const { value: worth, count, models } = value as PartRow
  return {
    name: t(`box.${kind}`, { value: worth }),
    count,
    picture: <PartPiece kind={kind} value={worth} />,
    ...(models ? { text: models.join(', ') } : {}),
  }
}

/** The preference of a buyer, which is the key of the row. */
export function buyerRow({ path, words: { t } }: BoxRow): DrawnRow {
  const preference = path.at(-1) as ComponentProps<typeof BuyerPicture>['preference']
  return { name: t(`box.buyer.${preference}`), picture: <BuyerPicture preference={preference} /> }
}

/** The reward of each place of a race. */
export function placesRow(row: BoxRow): DrawnRow {
  return { ...plainRow(row, row.words.t('box.places')), picture: <Scale of={row.value as number[]} /> }
}

/** The reward of each number of laps, or of a further one. */
export function lapsRow(row: BoxRow): DrawnRow {
  if (!Array.isArray(row.value)) return commonRow(row)
  return { ...plainRow(row, row.words.t('box.laps')), picture: <Scale of={row.value as number[]} /> }
}

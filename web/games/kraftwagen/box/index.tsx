import {
  type Award,
  type Bonus,
  type Components,
  cardOf,
  type Doing,
  type Engineer,
  type EngineerMarker,
  type Instant,
  tablesFrom,
} from '@carriage/kraftwagen'
import { award, bonus, engineer, gains, startTile, tile } from '@carriage/kraftwagen/things'
import { markerPhrase } from '@carriage/kraftwagen-family'
import { AwardPlaque } from '../../../board/kraftwagen-family/award-plaque.tsx'
import { PartPair, PriceRow } from '../../../board/kraftwagen-family/box-pictures.tsx'
import { buyerRow, commonRow, lapsRow, placesRow } from '../../../board/kraftwagen-family/box-rows.tsx'
import { Glyph, PartPiece, Workers } from '../../../board/parts/index.ts'
import type { BoxDrawings, BoxRow, DrawnRow } from '../../../pages/boxes/drawings.ts'
import { CardFrame, LargeNumber, Scale, TileFrame } from '../../../pages/boxes/pictures.tsx'
import { plainRow } from '../../../pages/boxes/plain-row.ts'
import { Actions } from '../board/gear.tsx'
import { en as boardEn } from '../board/messages.en.ts'
import { DoingGlyph } from '../board/pieces/doing-glyph.tsx'
import { ResearchFace } from '../board/pieces/research-card.tsx'
import css from './box.module.css'
import { en } from './messages.en.ts'

export const box: BoxDrawings = {
  messages: { en: { ...boardEn, ...en } },
  translations: {
    de: async () => ({ ...(await import('../board/messages.de.ts')).de, ...(await import('./messages.de.ts')).de }),
  },
  draw,
}

type Row<T extends keyof Components> = Components[T] extends { readonly rows: readonly (infer R)[] } ? R : never

function draw(row: BoxRow): DrawnRow {
  // Only tables that the schema of this game has read are drawn.
  const components = row.components as Components
  const { table, path, value, words } = row
  const { t, phrase } = words
  const key = path.at(-1) ?? ''
  const number = typeof value === 'number' ? value : 0
  switch (table as keyof Components) {
    case 'workers':
      return { ...plainRow(row), picture: <Workers count={components.workers.perColour} badge={0} most={14} /> }
    case 'mat':
      return {
        ...plainRow(row),
        picture: key === 'gpEngine' ? <PartPiece kind="engine" value={number} /> : <LargeNumber of={number} />,
      }
    case 'actionTiles': {
      const { id, actions } = value as Row<'actionTiles'>
      return { name: phrase(startTile(id, actions)), count: 1, picture: <Tile of={actions} /> }
    }
    case 'startTiles': {
      if (key === 'reverse') return { name: t('box.reverse'), picture: <PartPair {...components.startTiles.reverse} /> }
      const { id, items } = value as Row<'startTiles'>
      return { name: phrase(startTile(id, items)), count: 1, picture: <Tile of={items} /> }
    }
    case 'rounds': {
      const round = Number(key) as 1 | 2 | 3 // the keys of this table are the rounds
      const { prices } = components.rounds.rows[round]
      return {
        ...plainRow(row, t('box.round', { round })),
        picture: <PriceRow prices={prices} round={round} />,
      }
    }
    case 'stackMoney':
      return { ...buyerRow(row), text: t('box.money', { money: number }) }
    case 'buyerTrack':
      return { ...plainRow(row), picture: <Scale of={value as string[]} /> }
    case 'raceMoney':
      return placesRow(row)
    case 'lapMoney':
      return lapsRow(row)
    case 'developments': {
      const { copies, points, immediatePart } = value as Row<'developments'>
      const card = { kind: 'development', ...points, immediatePart } as const
      const shown = gains(card)
      const text = typeof shown === 'object' ? phrase(shown) : String(shown)
      return {
        name: text,
        count: copies,
        picture: (
          <CardFrame>
            <ResearchFace card={card} title={t('card.development')} text={text} />
          </CardFrame>
        ),
      }
    }
    case 'instants': {
      const effect = key as Instant
      const name = t(`card.${effect}`)
      return {
        name,
        count: components.instants.rows[effect].copies,
        picture: (
          <CardFrame>
            <ResearchFace card={{ kind: 'instant', effect }} title={t('card.instant')} text={name} />
          </CardFrame>
        ),
      }
    }
    case 'engineers': {
      const id = key as Engineer
      const text = phrase({ id: `power.${id}` })
      return {
        name: components.engineers.rows[id].name,
        text,
        count: 1,
        picture: (
          <CardFrame>
            <ResearchFace card={cardOf(tablesFrom(components), id)} title={phrase(engineer(id))} text={text} />
          </CardFrame>
        ),
      }
    }
    case 'engineerMarkers': {
      const marker = components.engineerMarkers.rows[key as EngineerMarker]
      const worth = 'value' in marker ? marker.value : undefined
      return {
        name: phrase(markerPhrase(key)),
        count: 1,
        ...(worth === undefined ? {} : { text: t('box.marker.value', { value: worth }) }),
        picture: (
          <TileFrame>
            <span className={css.marker}>
              <Glyph of={markerSigns[marker.kind]} />
              {worth !== undefined && <b>{`+${worth}`}</b>}
            </span>
          </TileFrame>
        ),
      }
    }
    case 'awards': {
      const of = key as Award
      const { points } = components.awards.rows[of]
      return {
        name: phrase(award(of, points)),
        count: 1,
        picture: (
          <span className={css.award}>
            <AwardPlaque award={of} points={points} />
          </span>
        ),
      }
    }
    case 'specialtyTiles': {
      const { id, set, action, bonus: gain } = value as Row<'specialtyTiles'>
      return {
        name: phrase(tile(tablesFrom(components), id)),
        text: t('box.set', { set }),
        count: 1,
        picture: <Tile of={[action, gain]} />,
      }
    }
    case 'specialtyBonuses': {
      const of = key as Bonus
      const { optional } = components.specialtyBonuses.rows[of]
      return {
        name: phrase(bonus(tablesFrom(components), of)),
        text: t(optional ? 'box.bonus.optional' : 'box.bonus.forced'),
        picture: <DoingGlyph of={of} size={44} />,
      }
    }
    default:
      return commonRow(row)
  }
}

const markerSigns = { engine: 'engine', body: 'body', buyer: 'buyer', change: 'again', fifthBuyer: 'buyer' } as const

function Tile({ of }: { readonly of: readonly Doing[] }) {
  return (
    <TileFrame>
      <Actions actions={of} />
    </TileFrame>
  )
}

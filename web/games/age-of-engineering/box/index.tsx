import {
  type Achievement,
  type Components,
  type Engineer,
  type EngineeringMarker,
  type Instant,
  type Investor,
  leastFor,
  type StartingBonus,
  standardOptions,
} from '@carriage/age-of-engineering'
import { achievement, recruitEffect, recruitName, tileName } from '@carriage/age-of-engineering/things'
import { AwardPlaque } from '../../../board/kraftwagen-family/award-plaque.tsx'
import { PartPair, PriceRow } from '../../../board/kraftwagen-family/box-pictures.tsx'
import { buyerRow, commonRow, lapsRow, placesRow } from '../../../board/kraftwagen-family/box-rows.tsx'
import { TileActions } from '../../../board/kraftwagen-family/chain-gear.tsx'
import { PartPiece, placed, Workers } from '../../../board/parts/index.ts'
import type { BoxDrawings, BoxRow, DrawnRow } from '../../../pages/boxes/drawings.ts'
import { CardFrame, LargeNumber, TileFrame } from '../../../pages/boxes/pictures.tsx'
import { plainRow } from '../../../pages/boxes/plain-row.ts'
import { ActionSign } from '../board/action-sign.tsx'
import look from '../board/look.module.css'
import { en as boardEn } from '../board/messages.en.ts'
import { Certificate } from '../board/pieces/certificate.tsx'
import { Coupon } from '../board/pieces/coupon.tsx'
import { EngineerCard } from '../board/pieces/engineer-card.tsx'
import { RacingTeam } from '../board/pieces/racing-team.tsx'
import { MarkerTag } from '../board/pieces/tokens.tsx'
import { coupons } from '../board/recruitment.tsx'
import { BonusItem, itemText } from '../board/starting-bonuses.tsx'
import css from './box.module.css'
import { en } from './messages.en.ts'

export const box: BoxDrawings = {
  look: look.look,
  messages: { en: { ...boardEn, ...en } },
  translations: {
    de: async () => ({ ...(await import('../board/messages.de.ts')).de, ...(await import('./messages.de.ts')).de }),
  },
  draw,
}

const usual = { options: standardOptions }

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
      return {
        ...plainRow(row),
        picture: (
          <Workers count={key === 'salespersonLuxury' ? number : components.workers.perColour} badge={0} most={12} />
        ),
      }
    case 'companyBoard':
      return { ...plainRow(row), picture: <BoardPart of={key} components={components} /> }
    case 'actionTiles': {
      const { id, actions } = value as Row<'actionTiles'>
      return {
        name: phrase(tileName(id, actions)),
        count: 1,
        picture: (
          <TileFrame>
            <TileActions
              edition="american"
              signs={placed(actions).map(({ item, place }) => <ActionSign key={place} of={item} />)}
            />
          </TileFrame>
        ),
      }
    }
    case 'startingBonuses': {
      const { items } = components.startingBonuses.rows[key as StartingBonus]
      return {
        name: items.map((item) => itemText({ t }, item)).join(' · '),
        picture: (
          <span className={css.bonus}>
            {placed(items).map(({ item, place }) => (
              <BonusItem key={place} item={item} text={itemText({ t }, item)} />
            ))}
          </span>
        ),
      }
    }
    case 'rounds': {
      const round = Number(key) as 1 | 2 | 3 // the keys of this table are the rounds
      return {
        ...plainRow(row, t('box.round', { round })),
        picture: <PriceRow prices={components.rounds.rows[round].prices} round={round} edition="american" />,
      }
    }
    case 'whiteMarkers':
      return { ...buyerRow(row), text: t('box.points', { points: number }) }
    case 'placePoints':
      return placesRow(row)
    case 'lapPoints':
      return lapsRow(row)
    case 'engineers': {
      const id = key as Engineer
      const text = phrase(recruitEffect(usual, id))
      return {
        name: components.engineers.rows[id].name,
        text,
        count: 1,
        picture: (
          <CardFrame>
            <EngineerCard engineer={id} name={phrase(recruitName(id))} text={text} />
          </CardFrame>
        ),
      }
    }
    case 'investors': {
      const id = key as Investor
      const { name, condition } = components.investors.rows[id]
      const text = t(`wants.${condition.wants}`, { least: leastFor(condition), tokens: standardOptions.oldsToken })
      return {
        name,
        text,
        count: 1,
        picture: (
          <CardFrame>
            <Certificate name={phrase(recruitName(id))} condition={text} />
          </CardFrame>
        ),
      }
    }
    case 'instants': {
      const id = key as Instant
      const name = phrase(recruitName(id))
      const { sign, figure } = coupons[id]
      return {
        name,
        text: phrase(recruitEffect(usual, id)),
        count: components.instants.rows[id].copies,
        picture: (
          <CardFrame>
            <Coupon sign={sign} figure={figure} name={name} />
          </CardFrame>
        ),
      }
    }
    case 'engineeringMarkers': {
      const marker = components.engineeringMarkers.rows[key as EngineeringMarker]
      const worth = 'value' in marker ? marker.value : undefined
      return {
        name: phrase({ id: `marker.${key}` }),
        count: 1,
        ...(worth === undefined ? {} : { text: t('box.marker.value', { value: worth }) }),
        picture: (
          <MarkerTag
            sign={markerSigns[marker.kind]}
            label={worth === undefined ? t(`entry.${marker.kind}`) : `+${worth}`}
          />
        ),
      }
    }
    case 'achievements': {
      const of = key as Achievement
      const { points } = components.achievements.rows[of]
      return {
        name: phrase(achievement(of, points)),
        count: 1,
        picture: (
          <span className={css.award}>
            <AwardPlaque award={of} points={points} />
          </span>
        ),
      }
    }
    default:
      return commonRow(row)
  }
}

const markerSigns = { engine: 'engine', body: 'body', buyer: 'buyer', exchange: 'again', fifthBuyer: 'buyer' } as const

/** A printed element of a company board. */
function BoardPart({ of, components: { companyBoard } }: { readonly of: string; readonly components: Components }) {
  switch (of) {
    case 'raceEngine':
      return <PartPiece kind="engine" value={companyBoard.raceEngine} />
    case 'startLevels':
      return <PartPair {...companyBoard.startLevels} />
    case 'racingTeamAreas':
      return <RacingTeam workers={0} joining={0} badge={0} areas={companyBoard.racingTeamAreas} label="" />
    case 'workshops':
    case 'highestLevel':
    case 'mostLevelDifference':
      return <LargeNumber of={companyBoard[of]} />
    default:
      return null
  }
}

import type { Seat } from '@carriage/kernel'
import { cardOf, componentTablesOf, levelOfSeat, type Move, type Player, playerOf } from '@carriage/kraftwagen'
import { engineer as engineerPhrase, gains } from '@carriage/kraftwagen/things'
import { contentIfKnown, markerPhrase, partPhrase } from '@carriage/kraftwagen-family'
import { RaceCarPlace, WorkshopPlace, Workshops } from '../../../board/kraftwagen-family/workshops.tsx'
import { plateSpots } from '../../../board/motion/touch.ts'
import { Glyph, NumberPlate, placed, Workers } from '../../../board/parts/index.ts'
import { MoveButton } from '../../../board/parts/move-button.tsx'
import css from './mat.module.css'
import type { Props } from './props.ts'

/** A seat's mat: levels, workshops, Grand Prix car, workers, cards and earnings. */
export function Mat({ seat, ...props }: Props & { readonly seat: Seat }) {
  const { view, t, translator, waitingFor, me } = props
  const player = playerOf(view, seat)
  const name = translator.name(seat)
  return (
    <section className={css.mat} aria-label={t('mat.label', { name })}>
      <header className={css.head}>
        <NumberPlate badge={seat} name={name} active={waitingFor.includes(seat)} />
        <Purse {...props} seat={seat} player={player} />
      </header>
      <div className={css.levels}>
        {(['body', 'engine'] as const).map((kind) => {
          const level = levelOfSeat(view, seat, kind)
          return (
            <span
              key={kind}
              className={css.level}
              title={t(`mat.level.${kind}`, { level })}
              data-spot={`level ${seat} ${kind}`}
            >
              <Glyph of={kind} />
              <span className="aloud">{t(`mat.level.${kind}`, { level })}</span>
              <span className={css.pips} aria-hidden="true">
                {[1, 2, 3, 4, 5, 6, 7].map((pip) => (
                  <i key={pip} data-on={pip <= level || undefined} />
                ))}
              </span>
              <b aria-hidden="true">{level}</b>
            </span>
          )
        })}
      </div>
      <Workshops seat={seat} label={t('mat.workshops')}>
        {placed(player.workshops).map(({ item: part, place }) => (
          <WorkshopPlace<Move>
            key={place}
            seat={seat}
            props={props}
            move={
              seat === me && !isSecondEmpty(player, place) ? props.moves.find((move) => isFor(move, part)) : undefined
            }
            label={part ? translator.phrase(partPhrase(part.kind, part.value)) : t('mat.empty')}
            part={part}
          />
        ))}
        <RaceCarPlace<Move>
          props={props}
          move={seat === me ? props.moves.find(isForRaceCar) : undefined}
          label={t('mat.gpEngine', { value: player.gpEngine })}
          seat={seat}
          engine={player.gpEngine}
        />
      </Workshops>
      <div className={css.people}>
        <span className={css.room} data-spot={`workers ${seat}`}>
          <span className={css.roomName}>{t('mat.canteen')}</span>
          <Workers count={player.canteen} badge={seat} />
          <span className="aloud">{player.canteen}</span>
          {player.canteen === 0 && <span className={css.none}>{t('mat.nobody')}</span>}
        </span>
        <span className={css.room} data-spot={`supply ${seat}`}>
          <span className={css.roomName}>{t('mat.supply')}</span>
          <span className={css.supply}>{player.supply}</span>
        </span>
      </div>
      <Cards props={props} seat={seat} player={player} />
    </section>
  )
}

function Purse({ seat, player, view, t }: Props & { readonly seat: Seat; readonly player: Player }) {
  const money = contentIfKnown(player.money)
  const awards = contentIfKnown(player.awards)
  if (money === undefined || awards === undefined) {
    return (
      <span className={css.purse} title={t('mat.hidden')} data-spot={plateSpots.points(seat)}>
        <Glyph of="lock" />
        <span className="aloud">{t('mat.hidden')}</span>
      </span>
    )
  }
  const { rows } = componentTablesOf(view).components.awards
  const points = awards.reduce((sum, award) => sum + rows[award].points, 0)
  return (
    <span className={css.purse} title={t('mat.purse', { money, points })} data-spot={plateSpots.points(seat)}>
      <Glyph of="money" />
      <b>{money}</b>
      {points > 0 && (
        <>
          <Glyph of="prestige" />
          <b>{points}</b>
        </>
      )}
      <span className="aloud">{t('mat.purse', { money, points })}</span>
    </span>
  )
}

/** All empty workshops are one choice, which is drawn once. */
function isSecondEmpty({ workshops }: Player, place: number): boolean {
  return workshops[place] === null && workshops.indexOf(null) < place
}

function isFor(move: Move, part: Player['workshops'][number]): boolean {
  if (part === null) return move.kind === 'placeEngine' && move.where === 'workshop'
  const takes = move.kind === 'returnPart' || move.kind === 'sellPart'
  return takes && move.part === part.kind && move.value === part.value
}

function isForRaceCar(move: Move): boolean {
  return move.kind === 'drive' || (move.kind === 'placeEngine' && move.where === 'gpCar')
}

function Cards({ props, seat, player }: { readonly props: Props; readonly seat: Seat; readonly player: Player }) {
  const { view, t, translator, moves, showRule } = props
  const tables = componentTablesOf(view)
  return (
    <div className={css.cards} data-spot={`cards ${seat}`}>
      {player.engineers.map((engineer) => {
        const left = player.engineerMarkers.filter(
          (marker) => tables.components.engineerMarkers.rows[marker].engineer === engineer,
        )
        const power = translator.phrase({ id: `power.${engineer}` })
        return (
          <button
            key={engineer}
            type="button"
            className={css.engineer}
            data-of={`card ${engineer}`}
            title={`${power} ${left.map((marker) => translator.phrase(markerPhrase(marker))).join(', ')}`}
            onClick={() => showRule(engineerRules[engineer])}
          >
            <b>{translator.phrase(engineerPhrase(engineer))}</b>
            {left.length > 0 && <span>{`×${left.length}`}</span>}
          </button>
        )
      })}
      {[...Map.groupBy(player.inactive, (id) => id)].map(([id, { length: count }]) => {
        const move = moves.find((each) => each.kind === 'chooseInactive' && each.card === id)
        const face = cardOf(tables, id)
        const text = face.kind === 'development' ? line(gains(face)) : id
        const shown = (
          <>
            {text}
            {count > 1 && <span>{` ×${count}`}</span>}
          </>
        )
        return move ? (
          <MoveButton key={id} props={props} move={move} className={css.inactive}>
            {shown}
          </MoveButton>
        ) : (
          <span key={id} className={css.inactive} title={t('mat.inactive')} data-of={`card ${id}`}>
            {shown}
          </span>
        )
      })}
      {player.developments.length > 0 && (
        <span className={css.developments}>{t('mat.developments', { count: player.developments.length })}</span>
      )}
    </div>
  )

  function line(value: ReturnType<typeof gains>): string {
    return typeof value === 'object' ? translator.phrase(value) : String(value)
  }
}

/** The first rule of each engineer. */
const engineerRules: Readonly<Record<Player['engineers'][number], string>> = {
  opel: 'KW-6.31',
  horch: 'KW-6.35',
  benz: 'KW-6.41',
  bugatti: 'KW-6.51',
  porsche: 'KW-6.58',
  daimler: 'KW-6.63',
  otto: 'KW-6.71',
  diesel: 'KW-6.77',
  maybach: 'KW-6.91',
}

import {
  type Company,
  companyOf,
  componentTablesOf,
  type EngineeringMarker,
  type Move,
} from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'
import { contentIfKnown, partPhrase } from '@carriage/kraftwagen-family'
import { RaceCarPlace, WorkshopPlace, Workshops } from '../../../board/kraftwagen-family/workshops.tsx'
import { plateSpots } from '../../../board/motion/touch.ts'
import { Glyph, NumberPlate, placed, Workers } from '../../../board/parts/index.ts'
import { firstEngineerRules } from './first-rules.ts'
import { Levels } from './levels.tsx'
import { MarkerChip } from './marker-chip.tsx'
import css from './mat.module.css'
import { Certificate } from './pieces/certificate.tsx'
import { EngineerCard } from './pieces/engineer-card.tsx'
import { RacingTeam } from './pieces/racing-team.tsx'
import { Salesperson } from './pieces/salesperson.tsx'
import { EngineerToken, ProductionToken } from './pieces/tokens.tsx'
import type { Props } from './props.ts'
import { conditionText, effectOf, nameOfRecruit } from './recruit-words.ts'

interface MatProps extends Props {
  readonly seat: Seat
  /** Whether engineers and investors are shown as cards. */
  readonly inFull?: boolean
}

/** A company's board: levels, workshops, race car and team, workers, engineers and investors. */
export function Mat({ seat, inFull = false, ...props }: MatProps) {
  const { view, moves, t, translator, waitingFor, me } = props
  const company = companyOf(view, seat)
  const name = translator.name(seat)
  const own = seat === me
  return (
    <section className={css.mat} aria-label={t('mat.label', { name })}>
      <header className={css.head}>
        <NumberPlate badge={seat} name={name} active={waitingFor.includes(seat)} />
        <People {...props} seat={seat} company={company} />
        <Points {...props} seat={seat} company={company} />
      </header>
      <Levels {...props} seat={seat} />
      <Workshops seat={seat} label={t('mat.workshops')} edition="american">
        {placed(company.workshops).map(({ item: part, place }) => (
          <WorkshopPlace<Move>
            key={place}
            seat={seat}
            props={props}
            move={own ? moves.find((each) => isFor(each, part)) : undefined}
            label={part ? translator.phrase(partPhrase(part.kind, part.value)) : t('mat.empty')}
            part={part}
          />
        ))}
        <RaceCarPlace<Move>
          props={props}
          move={own ? moves.find((each) => each.kind === 'placeEngine' && each.where === 'raceCar') : undefined}
          label={t('mat.raceEngine', { value: company.raceEngine })}
          seat={seat}
          engine={company.raceEngine}
        />
        <Team {...props} company={company} seat={seat} />
      </Workshops>
      <div className={css.staff} data-spot={`cards ${seat}`}>
        {inFull ? <RecruitedInFull {...props} company={company} /> : <Recruited {...props} company={company} />}
      </div>
    </section>
  )
}

interface CompanyProps extends Props {
  readonly company: Company
}

function Points({ company, seat, t }: CompanyProps & { readonly seat: Seat }) {
  const points = contentIfKnown(company.points)
  const label = points === undefined ? t('mat.hidden') : t('mat.points', { points })
  return (
    <span className={css.points} title={label} data-spot={plateSpots.points(seat)}>
      {points === undefined ? <Glyph of="lock" /> : <b>{points}</b>}
      <span className="aloud">{label}</span>
    </span>
  )
}

function People({ company, seat, t }: CompanyProps & { readonly seat: Seat }) {
  const { canteen, supply, salesperson } = company
  return (
    <span className={css.people}>
      <span className={css.room} title={t('mat.canteen', { workers: canteen })} data-spot={`workers ${seat}`}>
        <Workers count={canteen} badge={seat} most={5} />
        {salesperson === 'canteen' && <Salesperson badge={seat} />}
        {canteen === 0 && salesperson !== 'canteen' && <span className={css.none}>{t('mat.nobody')}</span>}
        <span className="aloud">{t('mat.canteen', { workers: canteen })}</span>
      </span>
      <span className={css.supply} title={t('mat.supply', { workers: supply })} data-spot={`supply ${seat}`}>
        {`+${supply}`}
        <span className="aloud">{t('mat.supply', { workers: supply })}</span>
      </span>
    </span>
  )
}

function isFor(move: Move, part: Company['workshops'][number]): boolean {
  if (part === null) return move.kind === 'placeEngine' && move.where === 'workshop'
  return move.kind === 'returnPart' && move.part === part.kind && move.value === part.value
}

function Team({ company, seat, me, t, view, draft }: CompanyProps & { readonly seat: Seat }) {
  const { team } = company
  const tables = componentTablesOf(view)
  const bonus = tables.teamBonus[team] ?? 0
  const missing = tables.teamBonus.findIndex((each) => each > bonus) - team
  return (
    <RacingTeam
      workers={team}
      joining={seat === me && draft?.move.kind === 'race' ? draft.move.workers : 0}
      badge={seat}
      areas={tables.components.companyBoard.racingTeamAreas}
      label={missing > 0 ? t('team.next', { team, bonus, missing }) : t('team.full', { team, bonus })}
    />
  )
}

/** Engineers with their tokens and markers, unused investors, the loose token. */
function Recruited({ company, ...props }: CompanyProps) {
  const { showRule } = props
  const { engineers, investors } = company
  return (
    <div className={css.recruited}>
      {engineers.map((engineer) => (
        <button
          key={engineer}
          type="button"
          className={css.engineer}
          data-of={`recruit ${engineer}`}
          title={effectOf(props, engineer)}
          onClick={() => showRule(firstEngineerRules[engineer])}
        >
          {nameOfRecruit(props, engineer)}
        </button>
      ))}
      <Tools {...props} company={company} />
      {investors.map((investor) => (
        <span key={investor} className={css.investor} title={effectOf(props, investor)} data-of={`recruit ${investor}`}>
          <ProductionToken />
          {nameOfRecruit(props, investor)}
          <small>{conditionText(props, investor)}</small>
        </span>
      ))}
    </div>
  )
}

/** Unused markers and tokens. */
function Tools({ company, ...props }: CompanyProps) {
  const { t } = props
  const { engineeringMarkers, engineerTokens, looseTokens } = company
  const exchanges = engineeringMarkers.filter(isExchange)
  const [exchange] = exchanges
  return (
    <>
      {engineeringMarkers
        .filter((marker) => !isExchange(marker))
        .map((marker) => (
          <MarkerChip key={marker} {...props} marker={marker} />
        ))}
      {exchange && <MarkerChip {...props} marker={exchange} count={exchanges.length} />}
      {engineerTokens + looseTokens > 0 && (
        <span
          className={css.tokens}
          title={t('mat.tokens', { tokens: engineerTokens, loose: looseTokens })}
          data-of="token"
        >
          {placed(Array.from({ length: engineerTokens + looseTokens }, (_, i) => i >= engineerTokens)).map(
            ({ item, place }) => (
              <EngineerToken key={place} loose={item} />
            ),
          )}
          <span className="aloud">{t('mat.tokens', { tokens: engineerTokens, loose: looseTokens })}</span>
        </span>
      )}
    </>
  )
}

function isExchange(marker: EngineeringMarker): boolean {
  return marker === 'ketteringA' || marker === 'ketteringB'
}

/** The same with enough room: each engineer and each investor as a card. */
function RecruitedInFull({ company, ...props }: CompanyProps) {
  const { engineers, investors } = company
  return (
    <div className={css.inFull}>
      <div className={css.recruited}>
        <Tools {...props} company={company} />
      </div>
      {engineers.map((engineer) => (
        <button
          key={engineer}
          type="button"
          className={css.card}
          onClick={() => props.showRule(firstEngineerRules[engineer])}
        >
          <EngineerCard
            engineer={engineer}
            name={nameOfRecruit(props, engineer)}
            text={effectOf(props, engineer)}
            token={false}
          />
        </button>
      ))}
      {investors.map((investor) => (
        <span key={investor} className={css.card}>
          <Certificate name={nameOfRecruit(props, investor)} condition={conditionText(props, investor)} />
        </span>
      ))}
    </div>
  )
}

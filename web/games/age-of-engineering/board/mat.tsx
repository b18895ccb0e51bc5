import {
  type Company,
  companyOf,
  componentTablesOf,
  type EngineeringMarker,
  type Move,
} from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'
import { contentIfKnown, partPhrase } from '@carriage/motorworks'
import { Glyph, NumberPlate, PartPiece, placed, RaceCarFigure, Workers } from '../../../boards/parts/index.ts'
import { MoveButton } from '../../../boards/parts/move-button.tsx'
import { Roving } from '../../../boards/parts/roving.tsx'
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
import { effectOf, nameOf, wantsOf } from './recruit-words.ts'

interface MatProps extends Props {
  readonly seat: Seat
  /** Engineers and investors are shown as cards. */
  readonly inFull?: boolean
}

/** A company's board: levels, workshops, race car and team, people, engineers and investors. */
export function Mat({ seat, inFull = false, ...props }: MatProps) {
  const { view, say, tell, waitingFor, me } = props
  const company = companyOf(view, seat)
  const name = tell.name(seat)
  const own = seat === me
  return (
    <section className={css.mat} aria-label={say('mat.label', { name })}>
      <header className={css.head}>
        <NumberPlate badge={seat} name={name} active={waitingFor.includes(seat)} />
        <People {...props} seat={seat} company={company} />
        <Points {...props} company={company} />
      </header>
      <Levels {...props} seat={seat} />
      <Roving label={say('mat.workshops')} className={css.workshops}>
        {placed(company.workshops).map(({ item: part, place }) => (
          <Workshop key={place} props={props} part={part} own={own} />
        ))}
        <RaceCar props={props} company={company} seat={seat} own={own} />
      </Roving>
      {inFull ? <RecruitedInFull {...props} company={company} /> : <Recruited {...props} company={company} />}
    </section>
  )
}

interface CompanyProps extends Props {
  readonly company: Company
}

function Points({ company, say }: CompanyProps) {
  const points = contentIfKnown(company.points)
  const label = points === undefined ? say('mat.hidden') : say('mat.points', { points })
  return (
    <span className={css.points} title={label}>
      {points === undefined ? <Glyph of="lock" /> : <b>{points}</b>}
      <span className="aloud">{label}</span>
    </span>
  )
}

function People({ company, seat, say }: CompanyProps & { readonly seat: Seat }) {
  const { canteen, supply, salesperson } = company
  return (
    <span className={css.people}>
      <span className={css.room} title={say('mat.canteen', { workers: canteen })}>
        <Workers count={canteen} badge={seat} most={5} />
        {salesperson === 'canteen' && <Salesperson badge={seat} />}
        {canteen === 0 && salesperson !== 'canteen' && <span className={css.none}>{say('mat.nobody')}</span>}
        <span className="aloud">{say('mat.canteen', { workers: canteen })}</span>
      </span>
      <span className={css.supply} title={say('mat.supply', { workers: supply })}>
        {`+${supply}`}
        <span className="aloud">{say('mat.supply', { workers: supply })}</span>
      </span>
    </span>
  )
}

interface PlaceProps {
  readonly props: Props
  readonly own: boolean
}

function Workshop({ props, part, own }: PlaceProps & { readonly part: Company['workshops'][number] }) {
  const { moves, say, tell } = props
  const move = own ? moves.find((each) => isFor(each, part)) : undefined
  const label = part ? tell.phrase(partPhrase(part.kind, part.value)) : say('mat.empty')
  const inside = part ? <PartPiece kind={part.kind} value={part.value} /> : <span className={css.hole} />
  return move ? (
    <MoveButton props={props} move={move} className={css.workshop}>
      {inside}
    </MoveButton>
  ) : (
    <span className={css.workshop} title={label}>
      <span className="aloud">{label}</span>
      <span aria-hidden="true">{inside}</span>
    </span>
  )
}

function isFor(move: Move, part: Company['workshops'][number]): boolean {
  if (part === null) return move.kind === 'placeEngine' && move.where === 'workshop'
  return move.kind === 'returnPart' && move.part === part.kind && move.value === part.value
}

function RaceCar({ props, company, seat, own }: PlaceProps & { readonly company: Company; readonly seat: Seat }) {
  const { moves, say, view, draft } = props
  const tables = componentTablesOf(view)
  const move = own ? moves.find((each) => each.kind === 'placeEngine' && each.where === 'raceCar') : undefined
  const joining = own && draft?.move.kind === 'race' ? draft.move.workers : 0
  const { team } = company
  const label = say('mat.raceEngine', { value: company.raceEngine })
  const inside = (
    <>
      <svg viewBox="-22 -13 44 26" className={css.raceCar} aria-hidden="true">
        <RaceCarFigure badge={seat} />
      </svg>
      <PartPiece kind="engine" value={company.raceEngine} />
    </>
  )
  const bonus = tables.teamBonus[team] ?? 0
  const missing = tables.teamBonus.findIndex((each) => each > bonus) - team
  return (
    <>
      {move ? (
        <MoveButton props={props} move={move} className={css.race}>
          {inside}
        </MoveButton>
      ) : (
        <span className={css.race} title={label}>
          <span className="aloud">{label}</span>
          {inside}
        </span>
      )}
      <RacingTeam
        workers={team}
        joining={joining}
        badge={seat}
        areas={tables.components.companyBoard.racingTeamAreas}
        label={missing > 0 ? say('team.next', { team, bonus, missing }) : say('team.full', { team, bonus })}
      />
    </>
  )
}

/** Engineers with their tokens and markers, investors who have not been used, the loose token. */
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
          title={effectOf(props, engineer)}
          onClick={() => showRule(firstEngineerRules[engineer])}
        >
          {nameOf(props, engineer)}
        </button>
      ))}
      <Tools {...props} company={company} />
      {investors.map((investor) => (
        <span key={investor} className={css.investor} title={effectOf(props, investor)}>
          <ProductionToken />
          {nameOf(props, investor)}
          <small>{wantsOf(props, investor)}</small>
        </span>
      ))}
    </div>
  )
}

/** Markers and tokens that are still to be used. */
function Tools({ company, ...props }: CompanyProps) {
  const { say } = props
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
        <span className={css.tokens} title={say('mat.tokens', { tokens: engineerTokens, loose: looseTokens })}>
          {placed(Array.from({ length: engineerTokens + looseTokens }, (_, i) => i >= engineerTokens)).map(
            ({ item, place }) => (
              <EngineerToken key={place} loose={item} />
            ),
          )}
          <span className="aloud">{say('mat.tokens', { tokens: engineerTokens, loose: looseTokens })}</span>
        </span>
      )}
    </>
  )
}

function isExchange(marker: EngineeringMarker): boolean {
  return marker === 'ketteringA' || marker === 'ketteringB'
}

/** The same where there is room: each engineer and each investor in full. */
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
            name={nameOf(props, engineer)}
            text={effectOf(props, engineer)}
            token={false}
          />
        </button>
      ))}
      {investors.map((investor) => (
        <span key={investor} className={css.card}>
          <Certificate name={nameOf(props, investor)} condition={wantsOf(props, investor)} />
        </span>
      ))}
    </div>
  )
}

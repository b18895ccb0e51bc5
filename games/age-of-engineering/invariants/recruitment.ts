import type { Invariant } from '@carriage/kernel'
import { sameItems, sum } from '@carriage/kraftwagen-family'
import type { EngineeringMarker, Instant } from '../components/index.ts'
import type { Recruits, State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** Recruitment tiles, engineers and investors. */
export const recruitmentInvariants: readonly Invariant<State>[] = [
  {
    id: 'AE-INV-16',
    title: 'Six production tokens at most are out',
    broken: (state) => {
      const waiting = sum(state.companies.map(({ investors }) => investors.length))
      const onCars = sum(state.market.map(({ productionTokens }) => productionTokens))
      return waiting + onCars <= 6 ? undefined : `${waiting} waiting, ${onCars} on cars`
    },
  },
  {
    id: 'AE-INV-17',
    title: 'For each investor on the track a token was put on a car, and every tile is in one place',
    broken: (state) => {
      const onCars = sum(state.market.map(({ productionTokens }) => productionTokens))
      const sold = state.recruitment.instant.gone.filter((tile) => tile === 'sell5' || tile === 'sell7').length
      const missing = state.investorTrack.length - onCars
      if (missing < 0 || missing > sold + inProgress(state).length) return `${missing} tokens are missing`
      return everyTile(state)
    },
  },
  {
    id: 'AE-INV-18',
    title: 'A stack is never larger than what nobody has seen',
    broken: ({ recruitment }) => {
      for (const { unseen, stack } of Object.values(recruitment) as Recruits<string>[]) {
        if (stack < 0 || stack > 6 || unseen.length !== stack + 3) return `${stack} of ${unseen.length}`
      }
      return undefined
    },
  },
  {
    id: 'AE-INV-19',
    title: 'Each engineering marker is in one place, and only if its engineer has an owner',
    broken: (state) => {
      const out = new Set<EngineeringMarker>()
      for (const { marker, seat } of markersOut(state)) {
        if (out.has(marker)) return `${marker} is in two places`
        out.add(marker)
        const { engineer } = componentTablesOf(state).components.engineeringMarkers.rows[marker]
        const owner = state.companies.findIndex(({ engineers }) => engineers.includes(engineer))
        if (owner < 0) return `${marker} is out, but nobody owns ${engineer}`
        if (seat !== null && seat !== owner) return `seat ${seat} has ${marker}, seat ${owner} owns ${engineer}`
      }
      return undefined
    },
  },
]

function everyTile(state: State): string | undefined {
  const { recruits } = componentTablesOf(state)
  const { engineer, investor, instant } = state.recruitment
  return (
    sameItems(recruits.engineer, [...tilesOf(engineer), ...state.companies.flatMap(({ engineers }) => engineers)]) ??
    sameItems(recruits.investor, [
      ...tilesOf(investor),
      ...state.companies.flatMap(({ investors }) => investors),
      ...state.investorTrack.map((engaged) => engaged.investor),
    ]) ??
    sameItems(recruits.instant, [...tilesOf(instant), ...inProgress(state)])
  )
}

function tilesOf<Tile extends string>({ unseen, display, gone }: Recruits<Tile>): Tile[] {
  return [...unseen, ...display, ...gone]
}

/** The instant benefit in progress. */
function inProgress({ steps }: State): Instant[] {
  return steps.flatMap((step) => (step.name === 'instant' ? [step.tile] : []))
}

/** Every marker in play, with the seat that owns it or its car; next to a buyer it has no seat. */
function markersOut({ companies, market, activeBuyers }: State): { marker: EngineeringMarker; seat: number | null }[] {
  const out: { marker: EngineeringMarker; seat: number | null }[] = []
  for (const [seat, company] of companies.entries())
    for (const marker of company.engineeringMarkers) out.push({ marker, seat })
  for (const { marker, owner } of market) if (marker) out.push({ marker, seat: owner })
  for (const { packard } of activeBuyers) if (packard) out.push({ marker: packard, seat: null })
  return out
}

import {
  companyOf,
  componentTablesOf,
  lapPointsNow,
  type Move,
  raceNow,
  type State,
} from '@carriage/age-of-engineering'
import { seatsOf } from '@carriage/kernel'
import { RaceCircuit, raceOrder } from '../../../board/kraftwagen-family/race-circuit.tsx'
import { trailOf, triedDrive } from '../../../board/kraftwagen-family/tried-drive.ts'
import type { DriveTrail } from '../../../board/parts/index.ts'
import { forecasts } from './forecasts.ts'
import type { Props } from './props.ts'

/** The circuit with its cars, laps and current prizes. */
export function Circuit(props: Props) {
  const { view, t, translator } = props
  const places = raceNow(view)
  const racers = raceOrder(places, seatsOf(view.companies.length)).map((seat) => {
    const { space, laps } = companyOf(view, seat).raceCar
    const name = translator.name(seat)
    const place = places.find((each) => each.seat === seat)?.points ?? 0
    const atStart = space === 0
    return {
      seat,
      space,
      laps: atStart ? t('race.start') : t('race.laps', { laps }),
      pays: place + lapPointsNow(view, seat),
      words: atStart ? t('race.seatInStart', { name }) : t('race.seatAt', { name, space, laps }),
    }
  })
  const label = (text: string) => t('race.label', { text })
  const spaces = componentTablesOf(view).lapSpaces
  const drive = driveOf(props)
  return <RaceCircuit {...{ spaces, racers, drive, label }} title={t('race.title')} neutral={view.neutralCars} />
}

/** Whether the previewed move includes a drive. */
export function drivesACar(draft: NonNullable<Props['draft']>, { view }: Props): boolean {
  return draft.preview.legal && (triedDrive(draft) !== undefined || isGrandPrix(view, draft.move))
}

function driveOf(props: Props): DriveTrail | undefined {
  const { draft, view, me, bare } = props
  if (bare || me === undefined || !draft || !drivesACar(draft, props)) return undefined
  const drove = triedDrive(draft)
  if (drove) return trailOf({ ...drove, seat: me })
  const { from, to, path } = forecasts.race(view, me)
  return { seat: me, from, to, path: path.map(({ space, skipped }) => ({ space, skipped: skipped !== null })) }
}

function isGrandPrix(view: State, move: Move): boolean {
  return move.kind === 'takeTile' && (componentTablesOf(view).tiles.get(move.tile)?.includes('grandPrix') ?? false)
}

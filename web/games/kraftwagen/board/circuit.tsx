import { seatsOf } from '@carriage/kernel'
import { componentTablesOf, type Move, playerOf, type State } from '@carriage/kraftwagen'
import { raceStanding } from '@carriage/kraftwagen/forecast'
import { RaceCircuit, raceOrder } from '../../../board/kraftwagen-family/race-circuit.tsx'
import { trailOf, triedDrive } from '../../../board/kraftwagen-family/tried-drive.ts'
import type { DriveTrail } from '../../../board/parts/index.ts'
import { forecasts } from './forecasts.ts'
import type { Props } from './props.ts'

/** The Grand Prix: the track with its spaces, the cars, laps and current prizes. */
export function Circuit(props: Props) {
  const { view, t, translator } = props
  const { places, money } = raceStanding(view)
  const racers = raceOrder(places, seatsOf(view.players.length)).map((seat) => {
    const { space, laps } = playerOf(view, seat).raceCar
    const name = translator.name(seat)
    return {
      seat,
      space,
      laps: space === 0 ? t('race.pit') : t('race.laps', { laps }),
      pays: (money[seat]?.place ?? 0) + (money[seat]?.laps ?? 0),
      words: space === 0 ? t('race.seatInPit', { name }) : t('race.seatAt', { name, space, laps }),
    }
  })
  return (
    <RaceCircuit
      spaces={componentTablesOf(view).lapSpaces}
      title={t('race.title')}
      neutral={view.dummies}
      racers={racers}
      drive={driveOf(props)}
      label={(text) => t('race.label', { text })}
    />
  )
}

/** Whether the previewed move includes a drive. */
export function drivesACar(draft: NonNullable<Props['draft']>, { view }: Props): boolean {
  return draft.preview.legal && (triedDrive(draft) !== undefined || hasGrandPrix(view, draft.move))
}

/** The drive of the previewed move, or of a Grand Prix on the tile under the pointer. */
function driveOf(props: Props): DriveTrail | undefined {
  const { draft, view, me, bare } = props
  if (bare || me === undefined || !draft || !drivesACar(draft, props)) return undefined
  const drove = triedDrive(draft)
  if (drove) return trailOf(drove)
  const { seat, from, to, path } = forecasts.race(view, me)
  return { seat, from, to, path: path.map(({ space, skipped }) => ({ space, skipped: skipped !== null })) }
}

function hasGrandPrix(view: State, move: Move): boolean {
  if (move.kind !== 'takeTile') return false
  return componentTablesOf(view).tiles.get(move.tile)?.actions.includes('grandPrix') ?? false
}

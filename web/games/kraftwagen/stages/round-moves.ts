import { currentStep, type Move, type State } from '@carriage/kraftwagen'

/** The order of the actions of a tile that is seldom wrong. */
const actions: readonly string[] = ['hire', 'research', 'body', 'engine', 'grandPrix', 'buyer']

/** In a whole round the player decides what matters; the rest has one sensible answer. */
export function forcedInRound(view: State, offered: readonly Move[]): Move | undefined {
  if (offered.length === 1) return offered[0]
  switch (currentStep(view).name) {
    case 'actions':
    case 'items':
      return firstAction(offered)
    case 'store':
      return weakestPart(offered)
    case 'startTiles':
      // Two workers and an engine are of use whatever comes.
      return offered.find((move) => move.kind === 'chooseStartTile' && move.tile === 'SA') ?? offered[0]
    case 'hire':
      return offered[0]
    case 'crewCar':
      // More workers help only with the buyer who counts them.
      return view.activeBuyers.some(({ preference }) => preference === 'prestige')
        ? undefined
        : offered.find((move) => move.kind === 'crewCar' && move.workers === 1)
    case 'car':
      return offered.some(({ kind }) => kind === 'placeCar') ? undefined : onlyEnd(offered)
    default:
      return undefined
  }
}

function firstAction(offered: readonly Move[]): Move | undefined {
  const place = (move: Move) => (move.kind === 'chooseAction' ? actions.indexOf(move.action) : 0)
  return offered.toSorted((one, other) => place(one) - place(other))[0]
}

function weakestPart(offered: readonly Move[]): Move | undefined {
  const value = (move: Move) => (move.kind === 'returnPart' ? move.value : 0)
  return offered.toSorted((one, other) => value(one) - value(other))[0]
}

function onlyEnd(offered: readonly Move[]): Move | undefined {
  return offered.every(({ kind }) => kind === 'endTurn') ? offered[0] : undefined
}

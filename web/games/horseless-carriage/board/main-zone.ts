import type { Phase, StageName, State } from '@carriage/horseless-carriage'
import { create } from 'zustand'
import { isDrafting, isOwn, type Props } from './props.ts'

/** The main zone of a desktop: one large part at a time. */
export const mainZones = ['factory', 'market', 'tracks', 'factories'] as const
export type MainZone = (typeof mainZones)[number]

/** Where the decisions of a stage are made. */
const zoneOfStage: Readonly<Record<StageName, MainZone>> = {
  setUp: 'factory',
  research: 'tracks',
  focus: 'tracks',
  factory: 'factory',
  sales: 'market',
  demand: 'market',
  over: 'factories',
}

/** Where spectators see the current events. */
const zoneOfPhase: Readonly<Record<Phase, MainZone>> = {
  research: 'tracks',
  focus: 'tracks',
  factory: 'factories',
  brochures: 'factories',
  sales: 'market',
  endCheck: 'market',
  expectations: 'market',
  demand: 'market',
}

interface Wish {
  readonly stage: StageName
  readonly zone: MainZone
}

/** The zone that the viewer has chosen; reset when another phase begins. */
const useWish = create<{ readonly wish: Wish | undefined }>()(() => ({ wish: undefined }))

/** While the news of phase `telling` are shown, a spectator stays in its zone. */
export function useMainZone(props: Props, phaseShown?: Phase): MainZone {
  const { stage } = props.view
  const wish = useWish((state) => state.wish)
  if (wish?.stage === stage.name && (wish.zone !== 'factory' || isOwn(props))) return wish.zone
  const zone = phaseShown !== undefined && !isDrafting(props) ? zoneOfPhase[phaseShown] : zoneOfStage[stage.name]
  // A spectator has no factory, but may have chosen a seat to watch.
  if (zone === 'factory' && !isOwn(props)) return 'factories'
  return zone === 'factories' && props.watching && isOwn(props) && stage.name !== 'over' ? 'factory' : zone
}

export function wishZone({ stage }: State, zone: MainZone): void {
  useWish.setState({ wish: { stage: stage.name, zone } })
}

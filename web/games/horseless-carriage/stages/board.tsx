import type { Event, Move, State } from '@carriage/horseless-carriage'
import type { StagedBoard } from '../../../pages/first-hour/stage.ts'
import { Veil } from '../../../pages/first-hour/veil.tsx'
import { CarCard } from './car-card.tsx'
import { draftNow, useDrafting } from './draft.ts'
import { StagedFloor } from './floor.tsx'
import { StagedMarket } from './market.tsx'
import { outcome } from './outcome.ts'
import type { StageProps } from './props.ts'
import own from './stages.module.css'

export const stagedBoard: StagedBoard<State, Move, Event> = {
  useDraft: useDrafting,
  shared: (props) => (
    <div className={own.works}>
      <StagedFloor {...props} />
      {props.stage.places.floor === 'veiled' && <Veil className={own.moreFloor}>{props.format('veil.floor')}</Veil>}
    </div>
  ),
  aside: (props) => <StagedMarket {...props} />,
  dock: (props) => <CarCard {...props} />,
  column: (props) => (
    <>
      <StagedMarket {...props} />
      <StagedFloor {...props} />
      <CarCard {...props} />
    </>
  ),
  goal: (props) => {
    const { name } = props.view.stage
    if (name !== 'factory' && name !== 'sales') return 'between'
    if (name === 'sales') return props.view.year > 1 ? 'sellAgain' : 'sell'
    if (draftNow(props).shutOut) return 'shutOut'
    const part = nextPart(props)
    return part ?? (props.view.year > 1 ? 'openAgain' : 'open')
  },
  step: (props) => {
    const { aim, lay, next } = draftNow(props)
    const part = nextPart(props)
    return next && aim && part
      ? { words: props.format('act.lay', { part: props.format(`part.${part}`) }), act: () => lay(aim) }
      : undefined
  },
  act: (props, move) => props.format(move.kind === 'submitPlan' ? 'act.open' : 'act.sell'),
  outcome,
}

/** The name of the part that is to be laid. */
function nextPart(props: StageProps): string | undefined {
  const lies = draftNow(props).next?.suggested
  if (!lies) return undefined
  if ('tile' in lies) return 'expansion'
  return lies.kind === 'mainline' || lies.kind === 'dealership' ? lies.kind : 'type' in lies ? lies.type : lies.kind
}

import { Dealerships } from './cards/dealerships.tsx'
import { CardHand, showsHand } from './cards/hand.tsx'
import css from './dock.module.css'
import { PieceShelf } from './drafting/shelf.tsx'
import { Submit } from './drafting/submit.tsx'
import { useBench } from './drafting/use-bench.ts'
import { useMainZone } from './main-zone.ts'
import { isDrafting, isOwn, type OwnProps, type Props } from './props.ts'
import { Standings } from './year/standings.tsx'
import { YearStory } from './year/year-story.tsx'

/** Below the middle: the shelf while drafting, my cards in their phase, otherwise my dealerships and the standings. */
export function Dock(props: Props) {
  const zone = useMainZone(props)
  const cards = isOwn(props) && zone !== 'factory' && showsHand(props)
  if (!isDrafting(props) && !cards)
    return (
      <div className={css.watched}>
        <Standings {...props} />
        <YearStory {...props} />
      </div>
    )
  if (cards) return <CardHand {...props} />
  if (props.guide && zone === 'factory') return <GuidedDock {...props} />
  if (zone === 'factory') return <PieceShelf {...props} />
  return <Means {...props} />
}

/** In a lesson: the one piece that is asked for, and its effect on my dealership. */
export function GuidedDock(props: OwnProps) {
  const bench = useBench(props)
  return (
    <div className={css.guided}>
      {bench.guidance?.submits ? <Submit props={props} bench={bench} /> : <PieceShelf {...props} />}
      <Dealerships {...props} />
    </div>
  )
}

function Means(props: OwnProps) {
  return (
    <div className={css.room}>
      <div className={css.means}>
        <Dealerships {...props} docked />
        <Standings {...props} />
      </div>
    </div>
  )
}

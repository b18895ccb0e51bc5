import { Dealerships } from './cards/dealerships.tsx'
import { CardHand } from './cards/hand.tsx'
import css from './dock.module.css'
import { PieceShelf } from './drafting/shelf.tsx'
import { useMainZone } from './main-zone.ts'
import { isOwn, type OwnProps, type Props } from './props.ts'
import { Standings } from './year/standings.tsx'
import { YearStory } from './year/year-story.tsx'

/** Below the middle: the shelf while I draft, my cards when they are asked for, else my dealerships and all means. */
export function Dock(props: Props) {
  const zone = useMainZone(props.view, isOwn(props))
  if (!isOwn(props))
    return (
      <div className={css.watched}>
        <Standings {...props} />
        <YearStory {...props} />
      </div>
    )
  if (zone === 'factory') return <PieceShelf {...props} />
  if (props.view.stage.name === 'demand') return <CardHand {...props} />
  return <Means {...props} />
}

function Means(props: OwnProps) {
  return (
    <div className={css.means}>
      <Dealerships {...props} />
      <Standings {...props} />
    </div>
  )
}

import { ChainAid } from './aids/chain-aid.tsx'
import { GainAid } from './aids/gain-aid.tsx'
import { RaceAid } from './aids/race-aid.tsx'
import css from './dock.module.css'
import { Mat } from './mat.tsx'
import type { Props } from './props.ts'
import { RivalStrip } from './rival-strip.tsx'
import { isWorking, Workbench } from './workbench.tsx'

/** My board, and beside it what my hands are on: a decision, a tile that I look at, or else what the rivals have. */
export function Dock(props: Props) {
  const seat = props.me ?? props.waitingFor[0] ?? props.view.actor
  return (
    <div className={css.dock}>
      <Mat {...props} seat={seat} />
      {isWorking(props) ? (
        <Workbench {...props} />
      ) : !props.bare && props.draft?.move.kind === 'takeTile' ? (
        <div className={css.tile}>
          <GainAid {...props} />
          <ChainAid {...props} />
          <RaceAid {...props} />
        </div>
      ) : (
        <RivalStrip {...props} />
      )}
    </div>
  )
}

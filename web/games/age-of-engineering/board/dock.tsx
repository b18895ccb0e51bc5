import { DockFrame, TileAids } from '../../../boards/motorworks/dock-frame.tsx'
import { ChainAid } from './aids/chain-aid.tsx'
import { GainAid } from './aids/gain-aid.tsx'
import { RaceAid } from './aids/race-aid.tsx'
import { Mat } from './mat.tsx'
import type { Props } from './props.ts'
import { RivalStrip } from './rival-strip.tsx'
import { isWorking, Workbench } from './workbench.tsx'

/** My board, and beside it what my hands are on: a decision, a tile that I look at, or else what the rivals have. */
export function Dock(props: Props) {
  const seat = props.me ?? props.waitingFor[0] ?? props.view.actor
  return (
    <DockFrame edition="american" mat={<Mat {...props} seat={seat} />}>
      {isWorking(props) ? (
        <Workbench {...props} />
      ) : !props.bare && props.draft?.move.kind === 'takeTile' ? (
        <TileAids>
          <GainAid {...props} />
          <ChainAid {...props} />
          <RaceAid {...props} />
        </TileAids>
      ) : (
        <RivalStrip {...props} />
      )}
    </DockFrame>
  )
}

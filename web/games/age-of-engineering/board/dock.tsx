import { DockFrame, TileAids } from '../../../board/kraftwagen-family/dock-frame.tsx'
import { rivalsOf } from '../../../board/kraftwagen-family/phone-zones.tsx'
import { RivalMats, useWideDock } from '../../../board/kraftwagen-family/rival-mats.tsx'
import { ChainAid } from './aids/chain-aid.tsx'
import { GainAid } from './aids/gain-aid.tsx'
import { RaceAid } from './aids/race-aid.tsx'
import { Mat } from './mat.tsx'
import type { Props } from './props.ts'
import { RivalStrip } from './rival-strip.tsx'
import { isWorking, Workbench } from './workbench.tsx'

/** My board, and beside it the current decision, the previewed tile, or else the rivals. */
export function Dock(props: Props) {
  const wide = useWideDock()
  // On a wide desktop a spectator sees all mats, each in its place.
  const seat = props.me ?? (wide ? 0 : (props.waitingFor[0] ?? props.view.actor))
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
      ) : wide ? (
        <RivalMats
          title={props.t('zone.rivals')}
          seats={rivalsOf(seat, props.view.companies.length)}
          mat={(rival) => <Mat {...props} seat={rival} />}
        />
      ) : (
        <RivalStrip {...props} />
      )}
    </DockFrame>
  )
}

import type { Move } from '@carriage/kraftwagen'
import { DockFrame, TileAids } from '../../../board/kraftwagen-family/dock-frame.tsx'
import { rivalsOf } from '../../../board/kraftwagen-family/phone-zones.tsx'
import { RivalMats, useWideDock } from '../../../board/kraftwagen-family/rival-mats.tsx'
import { still } from '../../../board/parts/still.ts'
import { ChainAid } from './aids/chain-aid.tsx'
import { GainAid } from './aids/gain-aid.tsx'
import { RaceAid } from './aids/race-aid.tsx'
import css from './dock.module.css'
import { Mat } from './mat.tsx'
import type { Props } from './props.ts'
import { RivalStrip } from './rival-strip.tsx'
import { isWorking, Workbench } from './workbench.tsx'

const StillRivals = still(RivalStrip)
const StillMat = still(Mat, ({ move }) => matKinds.includes(move.kind))

/** Moves that are made on a mat. */
const matKinds: readonly Move['kind'][] = ['placeEngine', 'returnPart', 'sellPart', 'chooseInactive', 'drive']

/** My mat, and beside it the current decision: a car, the previewed tile, or else the rivals. */
export function Dock(props: Props) {
  const wide = useWideDock()
  // On a wide desktop a spectator sees all mats, each in its place.
  const seat = props.me ?? (wide ? 0 : (props.waitingFor[0] ?? props.view.actor))
  return (
    <DockFrame mat={<StillMat {...props} seat={seat} />}>
      {isWorking(props) ? (
        <div className={css.hands} data-if-room="">
          <Workbench {...props} />
          <StillRivals {...props} />
        </div>
      ) : looksAtTile(props) ? (
        <TileAids>
          <GainAid {...props} />
          <ChainAid {...props} />
          <RaceAid {...props} />
        </TileAids>
      ) : wide ? (
        <RivalMats
          title={props.t('zone.rivals')}
          seats={rivalsOf(seat, props.view.players.length)}
          mat={(rival) => <StillMat {...props} seat={rival} />}
        />
      ) : (
        <StillRivals {...props} />
      )}
    </DockFrame>
  )
}

function looksAtTile({ draft, me, bare }: Props): boolean {
  return !bare && me !== undefined && (draft?.move.kind === 'takeTile' || draft?.move.kind === 'chooseStartTile')
}

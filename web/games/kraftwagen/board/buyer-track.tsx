import { componentTablesOf } from '@carriage/kraftwagen'
import { MarkerTrack } from '../../../board/kraftwagen-family/marker-track.tsx'
import type { Props } from './props.ts'

/** The way of the marker down to 0, and the round. */
export function BuyerTrack({ view, say }: Props) {
  const { spaces } = componentTablesOf(view).components.buyerTrack
  return (
    <MarkerTrack
      title={say('track.title')}
      label={say('track.label', { marker: view.marker })}
      text={say('track.text')}
      spaces={spaces}
      at={spaces.indexOf(view.marker)}
    />
  )
}

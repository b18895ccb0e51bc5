import { componentTablesOf, type EngineeringMarker, markerValue } from '@carriage/age-of-engineering'
import { MarkerTag } from './pieces/tokens.tsx'
import type { Props } from './props.ts'

/** An engineering marker with its bonus or effect; several equal ones can be shown as one. */
export function MarkerChip({
  marker,
  count = 1,
  view,
  t,
  translator,
}: Pick<Props, 'view' | 't' | 'translator'> & { readonly marker: EngineeringMarker; readonly count?: number }) {
  const tables = componentTablesOf(view)
  const { kind } = tables.components.engineeringMarkers.rows[marker]
  const value = markerValue(tables, marker)
  const name = translator.phrase({ id: `marker.${marker}` })
  return (
    <span title={name} data-of={`engineering ${marker}`}>
      <MarkerTag
        sign={kind === 'body' || kind === 'engine' ? kind : kind === 'exchange' ? 'again' : 'buyer'}
        label={`${value > 0 ? `+${value}` : t(`marker.${kind}`)}${count > 1 ? ` ×${count}` : ''}`}
      />
      <span className="aloud">{count > 1 ? `${name} ×${count}` : name}</span>
    </span>
  )
}

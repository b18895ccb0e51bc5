import css from './marker-track.module.css'

interface MarkerTrackProps {
  readonly title: string
  readonly label: string
  readonly text: string
  readonly edition?: 'american'
  /** The spaces in the order of the marker. */
  readonly spaces: readonly (number | string)[]
  /** The index of the marker. */
  readonly at: number
}

/** The track of the marker that ends a round on its last space. */
export function MarkerTrack({ title, label, text, edition, spaces, at }: MarkerTrackProps) {
  return (
    <div className={css.track} role="img" aria-label={label} title={text} data-edition={edition} data-spot="track">
      <span className={css.title}>{title}</span>
      {spaces.map((space, place) => (
        <span
          key={space}
          className={css.space}
          data-marker={place === at || undefined}
          data-passed={place < at || undefined}
          data-end={place === spaces.length - 1 || undefined}
        >
          {space}
        </span>
      ))}
    </div>
  )
}

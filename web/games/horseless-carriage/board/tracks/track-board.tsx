import { accessOf, dimensions, tablesOf } from '@carriage/horseless-carriage'
import { useMemo } from 'react'
import { Uncertain } from '../../../../board/parts/uncertain.tsx'
import { clockLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import type { Props } from '../props.ts'
import steps from '../steps.module.css'
import { CapacityTrack } from './capacity-track.tsx'
import { accessLooked, ghostOf } from './looked-at.ts'
import { Track } from './track.tsx'
import css from './tracks.module.css'

/**
 * The five research tracks with everyone's markers; for me, what I own, what patents open this year, and what is
 * closed.
 */
export function TrackBoard(props: Props) {
  const { view, me, draft, t } = props
  const { components } = tablesOf(view)
  const researching = view.stage.name === 'research' && props.moves.length > 0
  const ghost = ghostOf(props)
  const access = me === undefined ? undefined : accessOf(view, me)
  const looked = useMemo(() => (me === undefined ? undefined : accessLooked(view, me, draft)), [view, me, draft])
  return (
    <section
      className={`${css.tracks} ${steps.steps}`}
      data-crowded={view.players.length > 2 || undefined}
      aria-label={t('tracks.label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {dimensions.map((track, row) => (
        <Track
          key={track}
          track={track}
          props={props}
          access={access}
          looked={looked}
          ghost={ghost?.track === track ? ghost : undefined}
          low={row > 2}
        />
      ))}
      <CapacityTrack props={props} ghost={ghost?.track === 'capacity' ? ghost : undefined} />
      <p className={css.legend}>
        {me !== undefined && (
          <>
            <span data-own="">{t('tracks.own')}</span>
            <span data-patent="">{t('tracks.patent')}</span>
          </>
        )}
        <span data-expected="">{t('tracks.expected')}</span>
        <span>
          <LineGlyph lines={clockLines} size={15} /> {t('tracks.clock')}
        </span>
        <Uncertain words={t('uncertain')} tables={[components.researchTracks, components.technologyStations]} />
        {researching && <strong>{t('tracks.push')}</strong>}
      </p>
    </section>
  )
}

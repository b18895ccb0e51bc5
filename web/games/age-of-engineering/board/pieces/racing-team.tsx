import { places, WorkerFigure } from '../../../../board/parts/index.ts'
import css from './racing-team.module.css'

interface RacingTeamProps {
  readonly workers: number
  /** Workers who would join with the previewed move. */
  readonly joining?: number
  readonly badge: number
  /** The sizes of the areas; each full one makes the race car a step faster. */
  readonly areas: readonly number[]
  readonly label: string
}

/** The racing team in its areas, with a notch at each step gained. */
export function RacingTeam({ workers, joining = 0, badge, areas, label }: RacingTeamProps) {
  return (
    <span className={css.team} role="img" aria-label={label} title={label} data-spot={`team ${badge}`}>
      {areas.map((size, area) => {
        const before = areas.slice(0, area).reduce((sum, each) => sum + each, 0)
        const full = workers >= before + size
        return (
          <span key={before} className={css.area} data-full={full || undefined} style={{ flexGrow: size }}>
            <span className={css.places}>
              {places(size).map((place) => (
                <span
                  key={place}
                  className={css.place}
                  style={{ color: `var(--seat-${badge})` }}
                  data-joins={(before + place >= workers && before + place < workers + joining) || undefined}
                >
                  {before + place < workers + joining && <WorkerFigure />}
                </span>
              ))}
            </span>
            <b className={css.bonus}>{`+${area + 1}`}</b>
          </span>
        )
      })}
    </span>
  )
}

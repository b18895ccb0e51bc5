import type { ReactNode } from 'react'
import { Glyph } from '../../../../board/parts/index.ts'
import css from './development-bar.module.css'

type Kind = 'body' | 'engine'

interface DevelopmentBarProps {
  readonly levels: Readonly<Record<Kind, number>>
  /** The levels after the previewed move. */
  readonly tried?: Readonly<Record<Kind, number>> | undefined
  readonly labels: Readonly<Record<Kind, string>>
  /** The next step of a track: a control, or why it cannot be taken. */
  readonly next?: ((kind: Kind, level: number) => ReactNode) | undefined
}

const steps = [1, 2, 3, 4, 5, 6, 7]
const slack = 2

/** Two tracks with a rod between them: one may be at most two steps ahead of the other. */
export function DevelopmentBar({ levels, tried, labels, next }: DevelopmentBarProps) {
  const shown = tried ?? levels
  return (
    <div className={css.bar} data-taut={Math.abs(levels.body - levels.engine) === slack || undefined}>
      <Track kind="body" levels={levels} tried={tried} label={labels.body} next={next} />
      <svg viewBox="0 0 70 6" preserveAspectRatio="none" className={css.coupling} aria-hidden="true">
        <line x1={middleOf(shown.body)} y1="0" x2={middleOf(shown.engine)} y2="6" className={css.rod} />
      </svg>
      <Track kind="engine" levels={levels} tried={tried} label={labels.engine} next={next} />
    </div>
  )
}

interface TrackProps extends Pick<DevelopmentBarProps, 'levels' | 'tried' | 'next'> {
  readonly kind: Kind
  readonly label: string
}

function Track({ kind, levels, tried, label, next }: TrackProps) {
  const level = levels[kind]
  const limit = levels[kind === 'body' ? 'engine' : 'body'] + slack
  return (
    <div className={css.track}>
      <span className={css.kind} title={label}>
        <Glyph of={kind} />
        <span className="aloud">{label}</span>
      </span>
      {steps.map((step) => (
        <span
          key={step}
          className={css.step}
          data-reached={step <= level || undefined}
          data-at={step === level || undefined}
          data-tried={(step > level && step <= (tried?.[kind] ?? 0)) || undefined}
          data-blocked={step > limit || undefined}
        >
          {(step === level + 1 && next?.(kind, step)) || step}
        </span>
      ))}
    </div>
  )
}

function middleOf(step: number): number {
  return step * 10 - 5
}

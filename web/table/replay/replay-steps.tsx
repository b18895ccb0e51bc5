import { useEffect } from 'react'
import { useTableWords } from '../use-table-messages.ts'
import styles from './replay-bar.module.css'

interface Wound {
  readonly n: number
  readonly last: number
  readonly seek: (n: number) => void
}

interface ReplayStepsProps extends Wound {
  readonly playing: boolean
  readonly toggle: () => void
}

/** The buttons of a replay. Arrow keys and Space do the same. */
export function ReplaySteps({ n, last, seek, playing, toggle }: ReplayStepsProps) {
  const t = useTableWords()
  useEffect(() => {
    const steps: Record<string, number> = { ArrowLeft: n - 1, ArrowRight: n + 1, Home: 0, End: last }
    function press(event: KeyboardEvent): void {
      const isFree = !(event.target instanceof HTMLElement && event.target.closest('button, input, select, dialog'))
      if (event.key === ' ' && isFree) {
        event.preventDefault()
        toggle()
        return
      }
      const to = steps[event.key]
      if (to === undefined || event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
        return
      event.preventDefault()
      seek(Math.max(0, Math.min(last, to)))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [n, last, seek, toggle])
  return (
    <div className={styles.steps}>
      <Step label={t('replay.first')} path="M6 4v16M20 4L9 12l11 8Z" {...{ n, last, seek }} to={0} />
      <Step label={t('replay.back')} path="M17 4L6 12l11 8Z" {...{ n, last, seek }} to={n - 1} />
      <button
        type="button"
        className="button primary square"
        aria-label={t(playing ? 'replay.pause' : 'replay.play')}
        data-playing={playing || undefined}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={playing ? 'M6 4h4v16h-4ZM14 4h4v16h-4Z' : 'M6 3l15 9-15 9Z'} fill="currentColor" />
        </svg>
      </button>
      <Step label={t('replay.on')} path="M7 4l11 8-11 8Z" {...{ n, last, seek }} to={n + 1} />
      <Step label={t('replay.last')} path="M18 4v16M4 4l11 8-11 8Z" {...{ n, last, seek }} to={last} />
    </div>
  )
}

/** A slider over all moves of the game. */
export function ReplaySlider({ n, last, seek }: Wound) {
  const t = useTableWords()
  return (
    <>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={last}
        value={n}
        aria-label={t('replay.seek')}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <output className={styles.at}>{t('replay.at', { n, count: last })}</output>
    </>
  )
}

interface StepProps extends Wound {
  readonly label: string
  readonly path: string
  readonly to: number
}

function Step({ label, path, to, n, last, seek }: StepProps) {
  const there = Math.max(0, Math.min(last, to))
  return (
    <button
      type="button"
      className="button square"
      aria-label={label}
      disabled={there === n}
      onClick={() => seek(there)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={path} fill="currentColor" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  )
}

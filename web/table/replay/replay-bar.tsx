import { type ReactNode, useEffect, useState } from 'react'
import { useSay } from '../../words/house.ts'
import styles from './replay-bar.module.css'

interface ReplayBarProps {
  readonly n: number
  readonly last: number
  readonly seek: (n: number) => void
  readonly leave: () => void
  /** What else can be done with this game. */
  readonly beside?: ReactNode
}

/** Winds a game back and forth. Arrow keys do the same. */
export function ReplayBar({ n, last, seek, leave, beside }: ReplayBarProps) {
  const say = useSay()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    const steps: Record<string, number> = { ArrowLeft: n - 1, ArrowRight: n + 1, Home: 0, End: last }
    function press(event: KeyboardEvent): void {
      const to = steps[event.key]
      if (to === undefined || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      seek(Math.max(0, Math.min(last, to)))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [n, last, seek])

  async function copyLink(): Promise<void> {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}#move=${n}`)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }

  return (
    <section className={styles.bar} aria-label={say('replay.label')}>
      <div className={styles.steps}>
        <Step label={say('replay.first')} path="M6 4v16M20 4L9 12l11 8Z" {...{ n, last, seek }} to={0} />
        <Step label={say('replay.back')} path="M17 4L6 12l11 8Z" {...{ n, last, seek }} to={n - 1} />
        <Step label={say('replay.on')} path="M7 4l11 8-11 8Z" {...{ n, last, seek }} to={n + 1} />
        <Step label={say('replay.last')} path="M18 4v16M4 4l11 8-11 8Z" {...{ n, last, seek }} to={last} />
      </div>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={last}
        value={n}
        aria-label={say('replay.seek')}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <output className={styles.at}>{say('replay.at', { n, count: last })}</output>
      {beside}
      <button type="button" className="button" onClick={() => void copyLink()}>
        {say(copied ? 'replay.copied' : 'replay.link')}
      </button>
      <button type="button" className="button quiet" onClick={leave}>
        {say('replay.leave')}
      </button>
    </section>
  )
}

interface StepProps extends Omit<ReplayBarProps, 'beside' | 'leave'> {
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

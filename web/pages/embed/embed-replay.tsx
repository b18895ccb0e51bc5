import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { ConnectionErrorNote } from '../../table/connection-error.tsx'
import { TableContext, useTable } from '../../table/model/use-table.ts'
import { OpeningNote } from '../../table/opening.tsx'
import type { Reel } from '../../table/replay/reel.ts'
import { ReplaySlider, ReplaySteps } from '../../table/replay/replay-steps.tsx'
import { usePlaying } from '../../table/replay/use-playing.ts'
import { useReel, useWinding } from '../../table/replay/use-reel.ts'
import styles from './embed.module.css'
import { EmbedNote } from './embed-note.tsx'
import { EmbedScreen } from './embed-screen.tsx'

/** A finished game in a frame of another site. */
export function EmbedReplay({ id }: { readonly id: string }) {
  const { shown, error } = useReel('table', id)
  const { reel, n, seek, step } = useWinding(typeof shown === 'object' ? shown : undefined, undefined)
  if (error && !shown) return <ConnectionErrorNote {...error} />
  if (typeof shown === 'string') return <EmbedNote what="refused" />
  if (!shown || !reel) return <OpeningNote />
  return (
    <TableContext value={shown.model}>
      <EmbedScreen bar={<EmbedReplayBar reel={reel} n={n} seek={seek} step={step} />} />
    </TableContext>
  )
}

interface EmbedReplayBarProps {
  readonly reel: Reel
  readonly n: number
  readonly seek: (n: number) => void
  readonly step: (n: number) => void
}

function EmbedReplayBar({ reel, n, seek, step }: EmbedReplayBarProps) {
  const translator = useTranslator()
  const last = reel.entries.length - 1
  const hasText = translator.events(reel.entries[n]?.events ?? []).length > 0
  const shown = useTable((state) => state.n)
  const { playing, toggle } = usePlaying(n, last, step, hasText)
  return (
    <div className={styles.replay} data-shown={shown}>
      <ReplaySteps {...{ n, last, seek, playing, toggle }} />
      <ReplaySlider {...{ n, last, seek }} />
    </div>
  )
}

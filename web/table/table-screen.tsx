import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { watchPressed } from '../board/interaction/pressed.ts'
import { SignNote } from '../board/interaction/sign-note.tsx'
import { RoundSummaryStage } from '../board/interaction/summary-stage.tsx'
import { useMedia } from '../board/interaction/use-media.ts'
import { Boundary } from '../platform/errors/boundary.tsx'
import { Announcer } from './bar/announcer.tsx'
import { useKeys } from './bar/keys.ts'
import { PromptBar } from './bar/prompt-bar.tsx'
import { useTurnEnding } from './bar/turn-end.ts'
import { DesktopTable } from './desktop-table.tsx'
import { CountingContext } from './finale/counting.ts'
import { useModel, useTable } from './model/use-table.ts'
import { usePanels } from './panels/panels.ts'
import { PhoneTable } from './phone-table.tsx'
import { playSounds } from './sound/play-sounds.ts'
import { subscribeTableSounds } from './sound/table-sounds.ts'

// Motion and glow follow what is drawn, and must not delay the table.
const MotionLayer = lazy(async () => ({ default: (await import('../board/motion/motion-layer.tsx')).MotionLayer }))
const Curtain = lazy(async () => ({ default: (await import('./hotseat/curtain.tsx')).Curtain }))
const TableDialogs = lazy(async () => ({ default: (await import('./table-menu.tsx')).TableDialogs }))
const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).EndingPanel }))

/** A table in the desktop or the phone layout. A replay passes its own bar. */
export function TableScreen({ bar }: { readonly bar?: ReactNode }) {
  useKeys(useModel())
  useSounds()
  useTurnEnding()
  useEffect(() => watchPressed(document), [])
  const wide = useMedia('(min-width: 62.5em)')
  const over = useTable(
    ({ turn, summary, behind, table }) => turn.over && !summary && behind === 0 && table.place !== 'replay',
  )
  // Earlier moves are shown first.
  const handsOver = useTable(({ handOver, behind, summary }) => handOver !== undefined && behind === 0 && !summary)
  const match = useTable(({ table }) => table.id)
  const counting = usePanels(({ counted }) => over && counted !== match)
  const dialog = usePanels((panels) => panels.dialog)
  const n = useTable((state) => state.n)
  return (
    <CountingContext value={counting}>
      {wide ? <DesktopTable bar={bar ?? <PromptBar />} /> : <PhoneTable bar={bar} />}
      <RoundSummaryStage />
      {handsOver && (
        <Suspense>
          <Curtain />
        </Suspense>
      )}
      {over && (
        <Boundary part="panel" quiet>
          <Suspense>
            <Ending />
          </Suspense>
        </Boundary>
      )}
      <Boundary part="panel" of="motion" quiet>
        <Suspense>
          <MotionLayer />
        </Suspense>
      </Boundary>
      <Boundary part="panel" of={dialog} quiet>
        {dialog && (
          <Suspense>
            <TableDialogs />
          </Suspense>
        )}
      </Boundary>
      <Boundary part="panel" of={n} quiet>
        <SignNote />
        <Announcer />
      </Boundary>
    </CountingContext>
  )
}

function useSounds(): void {
  const model = useModel()
  useEffect(() => subscribeTableSounds(model, playSounds), [model])
}

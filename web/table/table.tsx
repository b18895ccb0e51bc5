import { lazy, type ReactNode, Suspense } from 'react'
import { Announcer } from './announcer.tsx'
import { Desk } from './desk.tsx'
import { Hand } from './hand.tsx'
import { useKeys } from './keys.ts'
import { PromptBar } from './prompt-bar.tsx'
import { Scene } from './scene.tsx'
import { SignNote } from './sign-note.tsx'
import { TableDialogs } from './table-menu.tsx'
import { useMedia } from './use-media.ts'
import { useModel, useTable } from './use-table.ts'

const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }))

/** A table, on a desk or in a hand. A replay brings a bar of its own. */
export function Table({ bar }: { readonly bar?: ReactNode }) {
  useKeys(useModel())
  const wide = useMedia('(min-width: 62.5em)')
  const over = useTable(
    ({ turn, scene, behind, table }) => turn.over && !scene && behind === 0 && table.place !== 'replay',
  )
  return (
    <>
      {wide ? <Desk bar={bar ?? <PromptBar />} /> : <Hand bar={bar} />}
      <Scene />
      {over && (
        <Suspense>
          <Ending />
        </Suspense>
      )}
      <TableDialogs />
      <SignNote />
      <Announcer />
    </>
  )
}

import { useEffect, useState } from 'react'
import { useTranslate } from '../../platform/i18n/language.ts'
import { TableContext } from '../../table/model/use-table.ts'
import openTable from '../../table/open-table.module.css'
import { TableScreen } from '../../table/table-screen.tsx'
import { NotFound } from '../not-found.tsx'
import { type OpenPuzzle, openPuzzle, type PuzzleAnswer } from './open-puzzle.ts'
import { noteProgress } from './progress.ts'
import { PuzzleStrip } from './puzzle-strip.tsx'
import css from './puzzles.module.css'

interface PuzzlePageProps {
  readonly game: string
  readonly id: string
}

/** A puzzle at a real table, with the question and the result of the choice above it. */
export function PuzzlePage({ game, id }: PuzzlePageProps) {
  const t = useTranslate()
  const [attempt, setAttempt] = useState(1)
  const [open, setOpen] = useState<OpenPuzzle | 'none'>()
  const [answer, setAnswer] = useState<PuzzleAnswer>()
  const [shown, setShown] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another table
  useEffect(() => {
    let left = false
    let opened: OpenPuzzle | undefined
    const listener = (received: PuzzleAnswer) => {
      noteProgress(game, id, received.value === received.best ? 'solved' : 'tried')
      setAnswer(received)
    }
    void openPuzzle(game, id, listener).then((made) => {
      if (left) made?.model.close()
      else {
        opened = made
        setOpen(made ?? 'none')
      }
    })
    return () => {
      left = true
      opened?.model.close()
      setOpen(undefined)
      setAnswer(undefined)
    }
  }, [game, id, attempt])
  if (open === 'none') return <NotFound />
  if (!open)
    return (
      <main className={openTable.notice} aria-busy="true">
        <p>{t('table.opening')}</p>
      </main>
    )
  return (
    <TableContext value={open.model}>
      <div className={css.puzzle}>
        <PuzzleStrip
          open={open}
          answer={answer}
          shown={shown}
          again={() => {
            setShown(false)
            setAttempt(attempt + 1)
          }}
          show={() => {
            noteProgress(game, id, 'shown')
            setShown(true)
          }}
        />
        <TableScreen />
      </div>
    </TableContext>
  )
}

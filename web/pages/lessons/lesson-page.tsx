import { useEffect, useState } from 'react'
import { fetchLesson, lessonIds } from '../../games/lessons.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { TableContext, useTable } from '../../table/model/use-table.ts'
import openTable from '../../table/open-table.module.css'
import { TableScreen } from '../../table/table-screen.tsx'
import { NotFound } from '../not-found.tsx'
import { Callout } from './callout.tsx'
import { Fork } from './fork.tsx'
import styles from './lesson-page.module.css'
import { type OpenLesson, openLesson } from './open-lesson.ts'
import { saveCommands } from './saved-commands.ts'
import { StepStrip } from './step-strip.tsx'
import { useStep, useZoneOf } from './use-step.ts'

/** A lesson: the table of a real match, with instructions above it. */
export function LessonPage({ id }: { readonly id: string | undefined }) {
  const [open, setOpen] = useState<OpenLesson>()
  const [attempt, setAttempt] = useState(1)
  const t = useTranslate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another match
  useEffect(() => {
    let left = false
    let opened: OpenLesson | undefined
    void fetchLesson(id)
      .then((lesson) => lesson && openLesson(lesson))
      .then((made) => {
        if (left) made?.model.close()
        else {
          opened = made
          setOpen(made)
        }
      })
    return () => {
      left = true
      opened?.model.close()
      setOpen(undefined)
    }
  }, [id, attempt])

  function again(): void {
    if (open) saveCommands(open.lesson.id, [])
    setAttempt((number) => number + 1)
  }

  if (id !== undefined && !lessonIds.includes(id)) return <NotFound />
  if (!open) {
    return (
      <main className={openTable.notice} aria-busy="true">
        <p>{t('table.opening')}</p>
      </main>
    )
  }
  return (
    <TableContext value={open.model}>
      <LessonTable open={open} again={again} />
    </TableContext>
  )
}

function LessonTable({ open, again }: { readonly open: OpenLesson; readonly again: () => void }) {
  const { number, step } = useStep(open)
  const quiet = useTable(({ summary, behind }) => !summary && behind === 0)
  const [fork, setFork] = useState<'wanted' | 'closed'>()
  useZoneOf(step)
  const done = !step && quiet
  return (
    <div className={styles.lesson} data-goal={open.lesson.words.en?.[`${open.lesson.id}.goal`] && ''}>
      <StepStrip open={open} leave={() => setFork('wanted')} />
      <TableScreen />
      {step && quiet && <Callout number={number} at={step.at} />}
      {(fork === 'wanted' || (done && fork !== 'closed')) && (
        <Fork open={open} done={done} close={() => setFork('closed')} again={again} />
      )}
    </div>
  )
}

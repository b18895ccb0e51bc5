import { phases } from '@carriage/horseless-carriage'
import { useMemo } from 'react'
import type { Props } from '../props.ts'
import { chaptersOf } from './chapters.ts'
import { reportOf } from './reports.ts'
import css from './year.module.css'

/** The year so far, a line for each phase with events; latest first. */
export function YearStory({ history, t, translator }: Props) {
  const { year, lines } = useMemo(() => {
    const chapters = chaptersOf(history)
    const year = chapters.at(-1)?.year
    const shownEvents = chapters
      .filter((chapter) => chapter.year === year)
      .map((chapter) => ({ phase: chapter.phase, line: reportOf(chapter, { t, translator }) }))
    return { year, lines: shownEvents.filter(({ line }) => line !== undefined).reverse() }
  }, [history, t, translator])
  if (year === undefined) return null
  return (
    <section className={css.story} aria-label={t('story.title', { year })}>
      <h2>{t('story.title', { year })}</h2>
      <ol>
        {lines.map(({ phase, line }) => (
          <li key={phase} data-phase={phase}>
            <span className={css.stamp} aria-hidden="true">
              {phases.indexOf(phase) + 1}
            </span>
            <span>
              <b>{t(`phase.${phase}`)}:</b> {line}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

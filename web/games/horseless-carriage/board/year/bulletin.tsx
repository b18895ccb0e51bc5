import { phases } from '@carriage/horseless-carriage'
import { useState } from 'react'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import type { Props } from '../props.ts'
import type { Bulletin as Told } from './use-bulletin.ts'
import css from './year.module.css'

/** The latest news in one line under the ribbon. The table announces it to screen readers. */
export function BulletinLine({ t, bulletin: shown }: Pick<Props, 't'> & { readonly bulletin: Told }) {
  const { news } = shown
  return (
    <p className={css.bulletin} data-news={news?.phase}>
      {news && (
        <span key={`${news.year} ${news.line}`} className={css.line}>
          <span className={css.stamp} title={t(`phase.${news.phase}`)}>
            {phases.indexOf(news.phase) + 1}
          </span>
          {news.seat !== undefined && <SeatBadge badge={news.seat} size={18} />}
          <Words line={news.line} />
        </span>
      )}
    </p>
  )
}

/** A long sentence is cut off, so that nothing below it moves; a press shows all of it. */
function Words({ line }: { readonly line: string }) {
  const [whole, setWhole] = useState(false)
  return (
    <button type="button" className={css.words} title={line} data-line="" aria-expanded={whole} onClick={toggle}>
      {line}
    </button>
  )

  function toggle(): void {
    setWhole(!whole)
  }
}

import type { Club } from '@carriage/protocol'
import { useState } from 'react'
import { goTo } from '../../platform/app/route.ts'
import { api } from '../../platform/net/api.ts'
import sheet from '../../platform/ui/sheet.module.css'
import styles from '../people/people.module.css'
import { useClubMessages } from './use-messages.ts'

/** Leaves the club, or dissolves one that I lead. */
export function EndClub({ club: { id, leader } }: { readonly club: Club }) {
  const t = useClubMessages()
  const [failed, setFailed] = useState(false)
  const params = { path: { club: id } }

  async function end(work: Promise<{ readonly response: Response }>): Promise<void> {
    const answer = await work.catch(() => undefined)
    if (answer?.response.ok) goTo('/clubs')
    else setFailed(true)
  }

  return (
    <section className={`${sheet.wide} ${styles.ways}`}>
      <div>
        <button
          type="button"
          className="button"
          onClick={() => void end(api.DELETE('/api/clubs/:club/membership', { params }))}
        >
          {t('leave')}
        </button>
      </div>
      {leader && (
        <details className={styles.fold}>
          <summary className="button quiet">{t('dissolve')}</summary>
          <p className={styles.note}>{t('dissolve.why')}</p>
          <button type="button" className="button" onClick={() => void end(api.DELETE('/api/clubs/:club', { params }))}>
            {t('dissolve.do')}
          </button>
        </details>
      )}
      {failed && <p role="alert">{t('failed')}</p>}
    </section>
  )
}

import { useEffect, useRef, useState } from 'react'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { goTo } from '../../platform/app/route.ts'
import { loadMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'
import sheet from '../../platform/ui/sheet.module.css'
import styles from './account.module.css'
import { given, wordsFor } from './account-error.ts'
import type { AccountMessage } from './messages.en.ts'
import { useAccountMessages } from './use-messages.ts'

/** Opens a one-tap link at once; the table replaces this page. */
export function LinkPage() {
  const t = useAccountMessages()
  const [token] = useState(() => location.hash.slice(1))
  const [error, setError] = useState<AccountMessage>()
  const tapped = useRef(false)

  async function open(): Promise<void> {
    setError(undefined)
    try {
      goTo(await placeOf(token), 'replace')
    } catch (error) {
      setError(wordsFor(error))
    }
  }

  useEffect(() => {
    if (tapped.current) return
    tapped.current = true
    // Removes the token from the address, so that it is not in the history of a shared browser.
    history.replaceState(null, '', '/l')
    void open()
  })

  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${styles.sheet}`}>
        <h1 className={`${sheet.title} ${styles.title}`}>{t(error ? 'link.failed' : 'link.opening')}</h1>
        {error && (
          <>
            <p role="alert">{t(error)}</p>
            <div className={styles.ways}>
              <button type="button" className="button primary" onClick={() => void open()}>
                {t('link.again')}
              </button>
            </div>
          </>
        )}
      </div>
    </PageFrame>
  )
}

/** Redeems the link and returns the address of its table, with the outcome to show there. */
async function placeOf(token: string): Promise<string> {
  if (token === '') return '/?link=expired'
  const { outcome, match } = given(await api.POST('/api/links/open', { body: { token } }))
  await loadMe()
  const path = match === null ? '/' : `/table/${match}`
  return outcome === 'opened' ? path : `${path}?link=${outcome}`
}

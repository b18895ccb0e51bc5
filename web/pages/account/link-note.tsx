import { useEffect } from 'react'
import type { LinkOutcome } from '../../platform/app/link-outcome.ts'
import { loadMe, useMe } from '../../platform/net/account.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import styles from './account.module.css'
import { useAccountMessages } from './use-messages.ts'

interface LinkNoteProps {
  readonly outcome: LinkOutcome
  readonly close: () => void
}

/** Explains to a visitor with a one-tap link why they are not signed in as expected, and what to do. */
export function LinkNote({ outcome, close }: LinkNoteProps) {
  const t = useAccountMessages()
  const me = useMe((state) => state.me)
  useEffect(() => {
    void loadMe()
  }, [])
  if (me === 'unknown') return null
  const known = typeof me === 'object'
  return (
    <Dialog title={t(`link.${outcome}`)} close={close}>
      <div className={styles.note}>
        <p>{t(`link.${outcome}.why`)}</p>
        <p>{known ? t('link.known', { name: me.name }) : t('link.nobody')}</p>
        <div className={styles.ways}>
          <button type="button" className="button primary" onClick={close}>
            {t('link.stay')}
          </button>
          <Anchor className="button" href="/settings/account">
            {t(known ? 'link.account' : 'signIn.title')}
          </Anchor>
        </div>
      </div>
    </Dialog>
  )
}

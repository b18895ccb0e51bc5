import { useMe } from '../../platform/net/account.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import styles from './account.module.css'
import { useAccountMessages } from './use-messages.ts'

/** Offers an account to a guest whose online game is over. */
export function SaveOffer() {
  const t = useAccountMessages()
  const me = useMe((state) => state.me)
  if (typeof me !== 'object' || !me.guest) return null
  return (
    <p className={styles.offer}>
      {t('offer.lead')} <Anchor href="/settings/account">{t('offer.link')}</Anchor>
    </p>
  )
}

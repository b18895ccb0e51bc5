import { loadMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'
import styles from './account.module.css'
import { given } from './account-error.ts'
import { ActionResult } from './action-result.tsx'
import { unsubscribeFromPush } from './push.ts'
import { Section } from './section.tsx'
import { useAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'

/** Signs this device out. Guests have no such button, since they could not sign in again. */
export function SignOut() {
  const t = useAccountMessages()
  const action = useAction()
  return (
    <Section title={t('signOut.title')} why={t('signOut.why')}>
      <div className={styles.ways}>
        <button
          type="button"
          className="button"
          aria-disabled={action.busy}
          onClick={() =>
            void action.run(async () => {
              // The next user of the device should not get these notifications.
              await unsubscribeFromPush().catch(() => undefined)
              given(await api.POST('/api/sign-out'))
              // This browser may have been a guest before.
              await loadMe()
              return undefined
            })
          }
        >
          {t('signOut.do')}
        </button>
      </div>
      <ActionResult action={action} />
    </Section>
  )
}

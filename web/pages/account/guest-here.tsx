import { useMe } from '../../platform/net/account.ts'
import { type Account, api } from '../../platform/net/api.ts'
import styles from './account.module.css'
import { given } from './account-error.ts'
import { ActionResult } from './action-result.tsx'
import { renewPush } from './push.ts'
import { Section } from './section.tsx'
import { useAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'

/** Asks who played the guest's games in this browser, since several people may use it. */
export function GuestHere({ guest }: { readonly guest: NonNullable<Account['guestHere']> }) {
  const t = useAccountMessages()
  const action = useAction()

  function answer(own: boolean): void {
    void action.run(async () => {
      const me = given(own ? await api.POST('/api/me/guest') : await api.DELETE('/api/me/guest'))
      useMe.setState({ me })
      if (own) await renewPush()
      return undefined
    })
  }

  return (
    <Section title={t('guestHere.title')} why={t('guestHere.why', { ...guest })}>
      <div className={styles.ways}>
        <button type="button" className="button primary" aria-disabled={action.busy} onClick={() => answer(true)}>
          {t('guestHere.mine')}
        </button>
        <button type="button" className="button" aria-disabled={action.busy} onClick={() => answer(false)}>
          {t('guestHere.other')}
        </button>
      </div>
      <ActionResult action={action} />
    </Section>
  )
}

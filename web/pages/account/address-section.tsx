import { useState } from 'react'
import { type Account, api } from '../../platform/net/api.ts'
import styles from './account.module.css'
import { given, wordsFor } from './account-error.ts'
import { CodeForm } from './code-form.tsx'
import { enterAs } from './enter-as.ts'
import { Section } from './section.tsx'
import { SignIn } from './sign-in.tsx'
import { useAccountMessages } from './use-messages.ts'

/** The e-mail address to which sign-in codes are sent. */
export function AddressSection({ me, offered }: { readonly me: Account; readonly offered: boolean }) {
  const t = useAccountMessages()
  const [other, setOther] = useState(false)
  // Signing in again reloads the account, which ends this.
  const [staleAs, setStaleAs] = useState<Account>()
  const stale = staleAs === me

  return (
    <Section title={t('email.title')} why={t(offered ? 'email.why' : 'email.none')}>
      {me.email !== null && <p role="status">{t('email.yours', { address: me.email })}</p>}
      {offered && me.email !== null && !other && (
        <div className={styles.ways}>
          <button type="button" className="button" onClick={() => setOther(true)}>
            {t('email.other')}
          </button>
        </div>
      )}
      {stale && (
        <>
          <p role="alert">{t('email.again')}</p>
          <SignIn mail />
        </>
      )}
      {offered && !stale && (me.email === null || other) && (
        <CodeForm
          send={async (email) => {
            const answer = await api.POST('/api/me/email/code', { body: { email } })
            if (wordsFor(answer.error) === 'problem.signInAgain') setStaleAs(me)
            given(answer)
          }}
          prove={async (email, code) => {
            await enterAs(given(await api.PUT('/api/me/email', { body: { email, code } })))
            setOther(false)
          }}
        />
      )}
    </Section>
  )
}

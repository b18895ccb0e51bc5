import { api } from '../../platform/net/api.ts'
import styles from './account.module.css'
import { given } from './account-error.ts'
import { ActionOutcome } from './action-outcome.tsx'
import { CodeForm } from './code-form.tsx'
import { enterAs } from './enter-as.ts'
import { knowsPasskeys, signInWithPasskey } from './passkey.ts'
import { useAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'

/** Sign-in methods: a passkey first, otherwise a code by e-mail. */
export function SignIn({ mail }: { readonly mail: boolean }) {
  const t = useAccountMessages()
  const action = useAction()
  return (
    <div className={styles.form}>
      {knowsPasskeys() && (
        <>
          <div className={styles.ways}>
            <button
              type="button"
              className="button primary"
              aria-disabled={action.busy}
              onClick={() =>
                void action.run(async () => {
                  await enterAs(await signInWithPasskey())
                  return undefined
                })
              }
            >
              {t('signIn.passkey')}
            </button>
          </div>
          <ActionOutcome action={action} />
          {mail && <p className={styles.why}>{t('signIn.or')}</p>}
        </>
      )}
      {mail && (
        <CodeForm
          send={async (email) => {
            given(await api.POST('/api/sign-in/code', { body: { email } }))
          }}
          prove={async (email, code) => enterAs(given(await api.POST('/api/sign-in', { body: { email, code } })))}
        />
      )}
    </div>
  )
}

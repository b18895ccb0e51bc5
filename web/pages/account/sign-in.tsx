import { useMe } from '../../platform/net/account.ts'
import { type Account, api } from '../../platform/net/api.ts'
import styles from './account.module.css'
import { given } from './account-error.ts'
import { ActionResult } from './action-result.tsx'
import { CodeForm } from './code-form.tsx'
import { knowsPasskeys, signInWithPasskey } from './passkey.ts'
import { useAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'

/** Sign-in methods: a passkey first, otherwise a code by mail. */
export function SignIn({ mail }: { readonly mail: boolean }) {
  const tell = useAccountMessages()
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
                  enter(await signInWithPasskey())
                  return undefined
                })
              }
            >
              {tell('signIn.passkey')}
            </button>
          </div>
          <ActionResult action={action} />
          {mail && <p className={styles.why}>{tell('signIn.or')}</p>}
        </>
      )}
      {mail && (
        <CodeForm
          send={async (email) => {
            given(await api.POST('/api/sign-in/code', { body: { email } }))
          }}
          prove={async (email, code) => enter(given(await api.POST('/api/sign-in', { body: { email, code } })))}
        />
      )}
    </div>
  )
}

function enter(me: Account): void {
  useMe.setState({ me })
}

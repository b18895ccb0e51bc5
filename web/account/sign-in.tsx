import { useMe } from '../remote/account.ts'
import { type Account, api } from '../remote/api.ts'
import styles from './account.module.css'
import { CodeForm } from './code-form.tsx'
import { Outcome } from './outcome.tsx'
import { knowsPasskeys, signInWithPasskey } from './passkey.ts'
import { given } from './trouble.ts'
import { useDeed } from './use-deed.ts'
import { useTell } from './words.ts'

/** Sign-in methods: a passkey first, otherwise a code by mail. */
export function SignIn({ mail }: { readonly mail: boolean }) {
  const tell = useTell()
  const deed = useDeed()
  return (
    <div className={styles.form}>
      {knowsPasskeys() && (
        <>
          <div className={styles.ways}>
            <button
              type="button"
              className="button primary"
              aria-disabled={deed.busy}
              onClick={() =>
                void deed.run(async () => {
                  enter(await signInWithPasskey())
                  return undefined
                })
              }
            >
              {tell('signIn.passkey')}
            </button>
          </div>
          <Outcome deed={deed} />
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

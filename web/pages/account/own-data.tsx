import { useState } from 'react'
import { useMe } from '../../platform/net/account.ts'
import { type Account, api } from '../../platform/net/api.ts'
import styles from './account.module.css'
import { given } from './account-error.ts'
import { ActionResult } from './action-result.tsx'
import { Section } from './section.tsx'
import { useAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'

/** Exports all data of a person, and deletes the account. */
export function OwnData({ me }: { readonly me: Account }) {
  const tell = useAccountMessages()
  return (
    <>
      <Section title={tell('export.title')} why={tell('export.why')}>
        <a className="button" href="/api/me/export" download>
          {tell('export.do')}
        </a>
      </Section>
      <Section title={tell('delete.title')} why={tell('delete.why')}>
        <DeleteAccount me={me} />
      </Section>
    </>
  )
}

function DeleteAccount({ me }: { readonly me: Account }) {
  const tell = useAccountMessages()
  const action = useAction()
  const [asked, setAsked] = useState(false)

  async function remove(): Promise<undefined> {
    given(await api.DELETE('/api/me'))
    useMe.setState({ me: 'anonymous' })
    return undefined
  }

  if (!asked)
    return (
      <button type="button" className="button" onClick={() => setAsked(true)}>
        {tell('delete.open')}
      </button>
    )
  return (
    <>
      <p role="alert">{tell('delete.sure', { name: me.name })}</p>
      <div className={styles.ways}>
        <button type="button" className="button" onClick={() => setAsked(false)}>
          {tell('delete.not')}
        </button>
        <button type="button" className="button" aria-disabled={action.busy} onClick={() => void action.run(remove)}>
          {tell('delete.do')}
        </button>
      </div>
      <ActionResult action={action} />
    </>
  )
}

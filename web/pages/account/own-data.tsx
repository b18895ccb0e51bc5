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
  const t = useAccountMessages()
  return (
    <>
      <Section title={t('export.title')} why={t('export.why')}>
        <a className="button" href="/api/me/export" download>
          {t('export.do')}
        </a>
      </Section>
      <Section title={t('delete.title')} why={t('delete.why')}>
        <DeleteAccount me={me} />
      </Section>
    </>
  )
}

function DeleteAccount({ me }: { readonly me: Account }) {
  const t = useAccountMessages()
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
        {t('delete.open')}
      </button>
    )
  return (
    <>
      <p role="alert">{t('delete.sure', { name: me.name })}</p>
      <div className={styles.ways}>
        <button type="button" className="button" onClick={() => setAsked(false)}>
          {t('delete.not')}
        </button>
        <button type="button" className="button" aria-disabled={action.busy} onClick={() => void action.run(remove)}>
          {t('delete.do')}
        </button>
      </div>
      <ActionResult action={action} />
    </>
  )
}

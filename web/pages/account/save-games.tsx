import { isSiteName } from '@carriage/protocol/names'
import { type FormEvent, useEffect, useState } from 'react'
import { changeSettings } from '../../platform/app/settings.ts'
import { useMe } from '../../platform/net/account.ts'
import { type Account, api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { OwnSanctions } from '../moderation/own-sanctions.tsx'
import { MutedSection } from '../people/muted-section.tsx'
import styles from './account.module.css'
import { AccountError, given } from './account-error.ts'
import { ActionResult } from './action-result.tsx'
import { AddressSection } from './address-section.tsx'
import { Devices } from './devices.tsx'
import { OwnData } from './own-data.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { Programs } from './programs.tsx'
import { Section } from './section.tsx'
import { SignIn } from './sign-in.tsx'
import { SignOut } from './sign-out.tsx'
import { useAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'

/** The name, and the ways to make a guest account permanent. */
export function SaveGames({ me }: { readonly me: Account }) {
  const t = useAccountMessages()
  const [mail, setMail] = useState<boolean | undefined>()
  const [comes, setComes] = useState(false)
  useEffect(() => {
    void api.GET('/api/notifications').then(({ data }) => setMail(data?.mail.offered ?? false))
  }, [])
  if (mail === undefined) return <p>{t('opening')}</p>
  return (
    <>
      <p className={styles.lead}>{t(me.guest ? 'save.lead' : 'save.done')}</p>
      {me.operator && (
        <Anchor className="button" href="/moderation">
          {t('toModeration')}
        </Anchor>
      )}
      <OwnSanctions suspendedUntil={me.suspendedUntil} />
      <NameSection me={me} />
      <PasskeySection me={me} />
      <AddressSection me={me} offered={mail} />
      {me.guest ? (
        <Section title={t('signIn.guest')} why={t('signIn.guest.why')}>
          {comes ? (
            <SignIn mail={mail} />
          ) : (
            <div className={styles.ways}>
              <button type="button" className="button" onClick={() => setComes(true)}>
                {t('signIn.open')}
              </button>
            </div>
          )}
        </Section>
      ) : (
        <>
          <Devices />
          <Programs />
          <SignOut />
        </>
      )}
      <MutedSection />
      <OwnData me={me} />
    </>
  )
}

function NameSection({ me }: { readonly me: Account }) {
  const t = useAccountMessages()
  const action = useAction()
  const [name, setName] = useState(me.name)
  useEffect(() => setName(me.name), [me.name])

  function store(event: FormEvent): void {
    event.preventDefault()
    void action.run(async () => {
      if (isSiteName(name)) throw new AccountError('problem.siteName')
      const renamed = given(await api.PATCH('/api/me', { body: { name: name.trim() } }))
      useMe.setState({ me: renamed })
      changeSettings({ name: renamed.name })
      return 'saved'
    })
  }

  return (
    <Section title={t('name.title')} why={t('name.why')}>
      <form className={styles.line} onSubmit={store}>
        <input
          className="field"
          aria-label={t('name.title')}
          value={name}
          required
          maxLength={32}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button" aria-disabled={action.busy}>
          {t('save')}
        </button>
      </form>
      <ActionResult action={action} />
    </Section>
  )
}

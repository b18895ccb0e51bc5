import { isSiteName } from '@carriage/protocol/names'
import { type FormEvent, useEffect, useState } from 'react'
import { changeSettings } from '../../platform/app/settings.ts'
import { useMe } from '../../platform/net/account.ts'
import { type Account, api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { OwnSanctions } from '../moderation/own-sanctions.tsx'
import { SilencedSection } from '../people/muted-section.tsx'
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
  const tell = useAccountMessages()
  const [mail, setMail] = useState<boolean | undefined>()
  const [comes, setComes] = useState(false)
  useEffect(() => {
    void api.GET('/api/notifications').then(({ data }) => setMail(data?.mail.offered ?? false))
  }, [])
  if (mail === undefined) return <p>{tell('opening')}</p>
  return (
    <>
      <p className={styles.lead}>{tell(me.guest ? 'save.lead' : 'save.done')}</p>
      {me.operator && (
        <Anchor className="button" href="/moderation">
          {tell('toModeration')}
        </Anchor>
      )}
      <OwnSanctions suspendedUntil={me.suspendedUntil} />
      <NameSection me={me} />
      <PasskeySection me={me} />
      <AddressSection me={me} offered={mail} />
      {me.guest ? (
        <Section title={tell('signIn.guest')} why={tell('signIn.guest.why')}>
          {comes ? (
            <SignIn mail={mail} />
          ) : (
            <div className={styles.ways}>
              <button type="button" className="button" onClick={() => setComes(true)}>
                {tell('signIn.open')}
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
      <SilencedSection />
      <OwnData me={me} />
    </>
  )
}

function NameSection({ me }: { readonly me: Account }) {
  const tell = useAccountMessages()
  const action = useAction()
  const [name, setName] = useState(me.name)
  useEffect(() => setName(me.name), [me.name])

  function keep(event: FormEvent): void {
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
    <Section title={tell('name.title')} why={tell('name.why')}>
      <form className={styles.line} onSubmit={keep}>
        <input
          className="field"
          aria-label={tell('name.title')}
          value={name}
          required
          maxLength={32}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button" aria-disabled={action.busy}>
          {tell('save')}
        </button>
      </form>
      <ActionResult action={action} />
    </Section>
  )
}

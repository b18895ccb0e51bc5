import type { Profile } from '@carriage/protocol'
import { useCallback, useEffect, useState } from 'react'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useLocale } from '../../platform/i18n/language.ts'
import { api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import { PersonName } from '../people/person-name.tsx'
import { Favourites } from './favourites.tsx'
import { FiguresCard } from './figures-card.tsx'
import { FinishedList } from './finished-list.tsx'
import { HideProfile } from './hide-profile.tsx'
import styles from './profile.module.css'
import { RatingsCard } from './ratings-card.tsx'
import { useProfileMessages } from './use-messages.ts'
import { type FetchPage, usePages } from './use-pages.ts'

/** A profile: results by game, our games together, and finished games. */
export function ProfilePage({ account }: { readonly account: string }) {
  const t = useProfileMessages()
  const [profile, setProfile] = useState<Profile | 'opening' | 'missing' | 'away'>('opening')
  useEffect(() => {
    void api.GET('/api/people/:account', { params: { path: { account } } }).then(
      ({ data }) => setProfile(data ?? 'missing'),
      () => setProfile('away'),
    )
  }, [account])
  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${styles.club}`}>
        {typeof profile === 'object' ? (
          <Person profile={profile} />
        ) : (
          <p role={profile === 'opening' ? undefined : 'alert'}>
            {t(profile === 'missing' ? 'profile.missing' : profile)}
          </p>
        )}
      </div>
    </PageFrame>
  )
}

function Person({ profile }: { readonly profile: Profile }) {
  const t = useProfileMessages()
  const date = new Intl.DateTimeFormat(useLocale(), { month: 'long', year: 'numeric' })
  const { name, guest, since, own, figures, ratings, between } = profile
  return (
    <>
      <h1 className={sheet.title}>
        <PersonName account={own ? undefined : profile.account} name={name} />
      </h1>
      <p className={sheet.lead}>
        {guest && `${t('profile.guest')} · `}
        {t('profile.since', { date: date.format(since) })}
      </p>
      {own && <HideProfile hidden={profile.hidden} />}
      <Favourites profile={profile} />
      {between && <Between profile={profile} met={between} />}
      <section className={sheet.wide}>
        <h2 className={styles.heading}>{t('ratings.title')}</h2>
        <p className={styles.facts}>{t('ratings.why')}</p>
        <RatingsCard ratings={ratings} />
      </section>
      <section className={sheet.wide}>
        <h2 className={styles.heading}>{t('figures.title')}</h2>
        <p className={styles.facts}>{t('figures.why')}</p>
        <FiguresCard figures={figures} />
      </section>
      <OpenGames account={profile.account} />
    </>
  )
}

function Between({ profile: { account, name }, met }: { profile: Profile; met: NonNullable<Profile['between']> }) {
  const t = useProfileMessages()
  return (
    <section className={sheet.wide}>
      <h2 className={styles.heading}>{t('profile.between', { name })}</h2>
      {met.games === 0 ? (
        <p className={styles.facts}>{t('profile.between.none')}</p>
      ) : (
        <>
          <dl className={styles.between}>
            {(['games', 'ahead', 'behind', 'level'] as const).map((what) => (
              <div key={what}>
                <dt>{t(`profile.between.${what}`, { name })}</dt>
                <dd>{met[what]}</dd>
              </div>
            ))}
          </dl>
          <Anchor className="button" href={`/history?with=${account}`}>
            {t('profile.between.find')}
          </Anchor>
        </>
      )}
    </section>
  )
}

function OpenGames({ account }: { readonly account: string }) {
  const t = useProfileMessages()
  const fetchPage = useCallback<FetchPage>(
    async (after) =>
      (
        await api.GET('/api/people/:account/games', {
          params: { path: { account }, query: { ...(after && { after }) } },
        })
      ).data,
    [account],
  )
  const { tables, hasMore, more } = usePages(fetchPage)
  return (
    <section className={sheet.wide}>
      <h2 className={styles.heading}>{t('games.title')}</h2>
      <p className={styles.facts}>{t(tables?.length === 0 ? 'games.none' : 'games.why')}</p>
      {tables && <FinishedList tables={tables} account={account} />}
      {hasMore && (
        <button type="button" className="button" onClick={() => void more()}>
          {t('more')}
        </button>
      )}
    </section>
  )
}

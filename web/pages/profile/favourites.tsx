import type { Profile } from '@carriage/protocol'
import { useState } from 'react'
import { offeredGames } from '../../games/index.ts'
import { gameNameOf } from '../../games/names.ts'
import { api } from '../../platform/net/api.ts'
import sheet from '../../platform/ui/sheet.module.css'
import tick from '../../platform/ui/tick.module.css'
import styles from './profile.module.css'
import { useProfileMessages } from './use-messages.ts'

/** Somebody's favourite games; editable on one's own profile. */
export function Favourites({ profile }: { readonly profile: Profile }) {
  const t = useProfileMessages()
  if (!profile.own && profile.favourites.length === 0) return null
  return (
    <section className={sheet.wide}>
      <h2 className={styles.heading}>{t('favourites.title')}</h2>
      {profile.own ? (
        <ChooseFavourites profile={profile} />
      ) : (
        <ul className={styles.favourites}>
          {profile.favourites.map((game) => (
            <li key={game}>{gameNameOf(game)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ChooseFavourites({ profile: { favourites } }: { readonly profile: Profile }) {
  const t = useProfileMessages()
  const [chosen, setChosen] = useState(favourites)
  const [failed, setFailed] = useState(false)

  async function choose(game: string): Promise<void> {
    const wanted = chosen.includes(game) ? chosen.filter((each) => each !== game) : [...chosen, game]
    setChosen(wanted)
    const answer = await api.PUT('/api/me/profile', { body: { favourites: wanted } }).catch(() => undefined)
    setFailed(answer?.data === undefined)
    if (answer?.data === undefined) setChosen(chosen)
  }

  return (
    <>
      <p className={styles.facts}>{t('favourites.why')}</p>
      <fieldset className={styles.favourites} aria-label={t('favourites.title')}>
        {offeredGames.map(({ id }) => (
          <label key={id} className={tick.tick}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => void choose(id)} />
            <span>{gameNameOf(id)}</span>
          </label>
        ))}
      </fieldset>
      {failed && <p role="alert">{t('profile.unsaved')}</p>}
    </>
  )
}

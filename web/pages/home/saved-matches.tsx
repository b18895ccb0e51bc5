import { useEffect, useState } from 'react'
import { useLocale, useTranslate } from '../../platform/i18n/language.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { dropMatch, listMatches, type SavedMatch } from '../local-play/shelf.ts'
import styles from './saved-matches.module.css'

/** The games on this device, to resume or replay. */
export function SavedMatches() {
  const [saved, setSaved] = useState<readonly SavedMatch[] | undefined>()
  const t = useTranslate()
  const locale = useLocale()
  useEffect(() => {
    listMatches().then(setSaved, () => setSaved([]))
  }, [])
  if (!saved) return null
  if (saved.length === 0) return <p>{t('saved.none')}</p>
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

  async function remove(id: string): Promise<void> {
    await dropMatch(id)
    setSaved((all) => all?.filter((match) => match.id !== id))
  }

  return (
    <ul className={styles.kept}>
      {saved.map(({ id, players, moves, over, touched, branchedAt, branchName }) => (
        <li key={id}>
          <div>
            <strong>{branchName || players.join(' · ')}</strong>
            <span>
              {t(over ? 'saved.over' : 'saved.running', { moves })} · {date.format(touched)}
              {branchedAt !== undefined && ` · ${t('saved.branch', { at: branchedAt })}`}
            </span>
          </div>
          {over ? (
            <Anchor className="button" href={`/local/${id}/replay`}>
              {t('saved.replay')}
            </Anchor>
          ) : (
            <Anchor className="button primary" href={`/local/${id}`}>
              {t('saved.goOn')}
            </Anchor>
          )}
          {!over && branchedAt !== undefined && (
            <Anchor className="button" href={`/local/${id}/replay#move=${branchedAt}`}>
              {t('saved.replay')}
            </Anchor>
          )}
          <button
            type="button"
            className="button quiet"
            aria-label={t('saved.drop.which', { players: players.join(', ') })}
            onClick={() => void remove(id)}
          >
            {t('saved.drop')}
          </button>
        </li>
      ))}
    </ul>
  )
}

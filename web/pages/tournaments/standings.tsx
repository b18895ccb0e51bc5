import type { TournamentView } from '@carriage/protocol'
import { useLocale } from '../../platform/i18n/language.ts'
import { useMe } from '../../platform/net/account.ts'
import { PersonName } from '../people/person-name.tsx'
import seasons from '../seasons/seasons.module.css'
import { useTournamentWords } from './use-messages.ts'

/** Ranks, points and tie-breakers; before the start, who has signed up. */
export function TournamentStandings({ view }: { readonly view: TournamentView }) {
  const t = useTournamentWords()
  const locale = useLocale()
  const me = useMe((state) => (typeof state.me === 'object' ? state.me.id : undefined))
  const { standings, round } = view
  if (round === 0) return <Entrants view={view} />
  return (
    <div className={seasons.group}>
      <h2 className={seasons.heading}>{t('standings')}</h2>
      <section
        className={seasons.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={t('standings')}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="aloud">{t('column.place')}</span>
              </th>
              <th scope="col">{t('column.name')}</th>
              <th scope="col">{t('column.points')}</th>
              <th scope="col">{t('column.firsts')}</th>
              <th scope="col">{t('column.opponents')}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ slot, account, name, standing, points, places, opponents }, at) => (
              <tr key={slot} data-own={(account !== null && account === me) || undefined}>
                <td>{at + 1}</td>
                <th scope="row">
                  <PersonName account={account ?? undefined} name={name === '' ? t('nobody') : name} />
                  {standing !== 'in' && <small className={seasons.step}>{t(`standing.${standing}`)}</small>}
                </th>
                <td className={seasons.points}>{points.toLocaleString(locale)}</td>
                <td>{places[0] ?? 0}</td>
                <td>{opponents.toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function Entrants({ view: { standings } }: { readonly view: TournamentView }) {
  const t = useTournamentWords()
  return (
    <section>
      <h2 className={seasons.heading}>{t('entrants')}</h2>
      {standings.length === 0 && <p>{t('entrants.none')}</p>}
      <ul className={seasons.names}>
        {standings.map(({ account, name, standing }) => (
          <li key={account}>
            <PersonName account={account ?? undefined} name={name} />
            {standing === 'removed' && <small className={seasons.step}>{t('standing.removed')}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}

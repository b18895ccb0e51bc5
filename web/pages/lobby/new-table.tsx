import type { BotLevel } from '@carriage/protocol/levels'
import type { TableTag } from '@carriage/protocol/table-tags'
import { type FormEvent, useState } from 'react'
import { manifestOf, offeredGames } from '../../games/index.ts'
import { lastGame } from '../../games/last-game.ts'
import { firstGame } from '../../games/names.ts'
import { goTo } from '../../platform/app/route.ts'
import { useSettings } from '../../platform/app/settings.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { ensureAccount } from '../../platform/net/account.ts'
import { api, type Table } from '../../platform/net/api.ts'
import { NameField } from '../../platform/ui/name-field.tsx'
import { BoxChoice, gameOfChosenBox, withChosenBox } from '../boxes/box-choice.tsx'
import { GameSelect } from '../play/options/game-select.tsx'
import { OptionList } from '../play/options/option-list.tsx'
import { seatCounts, withSeats } from '../play/options/table-options.ts'
import { TrialNote } from '../play/options/trial-note.tsx'
import { useTableOptions } from '../play/options/use-options.ts'
import { TagChoice } from './filter/tags.tsx'
import { useNarrowWords } from './filter/use-messages.ts'
import { LengthNote } from './length-note.tsx'
import { LevelSelect } from './level-select.tsx'
import styles from './lobby.module.css'
import { OwnPaceFields } from './own-pace.tsx'
import { type OwnPace, ownPaceOf, type PaceName, paceFor, paceNames, paceOfOwn } from './paces.ts'
import { problemIn } from './problem.ts'
import { useNewTableWords } from './use-new-table-messages.ts'

interface NewTableProps {
  /** Creates the table for this club; only its members can find it. */
  readonly club?: string
}

/** Creates a table: a few choices with good defaults, and one button. */
export function NewTablePage({ club }: NewTableProps) {
  const t = useTranslate()
  const words = useNewTableWords()
  const name = useSettings((settings) => settings.name)
  const { game, chooseGame, agreed, change, ready } = useTableOptions(gameOfChosenBox() ?? lastGame() ?? firstGame.id)
  const [bots, setBots] = useState(0)
  const [level, setLevel] = useState<BotLevel>('mechanic')
  const [paceName, setPaceName] = useState<PaceName | 'own'>('live')
  const [own, setOwn] = useState<OwnPace | undefined>()
  const [visibility, setVisibility] = useState<'link' | 'open'>('link')
  const [hints, setHints] = useState(false)
  const [learning, setLearning] = useState(false)
  const [rated, setRated] = useState(false)
  const [tags, setTags] = useState<readonly TableTag[]>([])
  const narrow = useNarrowWords()
  const [problem, setProblem] = useState<string | undefined>()
  if (!agreed) return null
  const { title, seats, options } = agreed
  const quickMinutes = manifestOf(game)?.quickMinutes
  const ownPace = own ?? ownPaceOf('live', quickMinutes)
  const pace = paceName === 'own' ? paceOfOwn(ownPace) : paceFor(paceName, quickMinutes)
  // What the server requires: docs/counting.md.
  const isOpen = visibility === 'open' && club === undefined
  const ratable = bots === 0 && !hints && !learning && isOpen && pace.kind !== 'none'

  async function lay(event: FormEvent): Promise<void> {
    event.preventDefault()
    await ensureAccount(name)
    const { data, error } = await api.POST('/api/tables', {
      body: {
        game,
        seats,
        pace,
        visibility,
        bots: Array.from({ length: Math.min(bots, seats - 1) }, () => level),
        options: withChosenBox(title, options),
        hints,
        learning,
        rated: rated && ratable,
        ready: true,
        ...(club !== undefined && { club }),
        ...(visibility === 'open' && tags.length > 0 && { tags: [...tags] }),
      },
    })
    if (error)
      setProblem(
        error.facts?.limit === 'tables' ? words('limit', { most: Number(error.facts.most) }) : problemIn(error, t),
      )
    else goTo(`/table/${data.id}`)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void lay(event)}>
      <h2 className={styles.heading}>{t('new.title')}</h2>
      <NameField label={t('seat.name')} className={styles.row} />
      <GameSelect among={offeredGames} game={game} choose={chooseGame} className={styles.row} />
      <TrialNote game={game} />
      <BoxChoice game={game} className={styles.row} />
      <div className={styles.pair}>
        <label className={styles.row}>
          <span>{t('new.seats')}</span>
          <select
            className="field"
            value={seats}
            onChange={({ target }) => {
              const count = Number(target.value)
              change((now) => withSeats(now, count))
            }}
          >
            {seatCounts(title).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <label className={styles.row}>
          <span>{t('new.bots')}</span>
          <select className="field" value={bots} onChange={(event) => setBots(Number(event.target.value))}>
            {Array.from({ length: seats }, (_, count) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number is the option
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      </div>
      {bots > 0 && <LevelSelect label={t('play.level')} level={level} choose={setLevel} />}
      <fieldset className={styles.row}>
        <legend>{words('pace')}</legend>
        {[...paceNames, 'own' as const].map((each) => (
          <label key={each} className={styles.radio}>
            <input type="radio" name="pace" checked={paceName === each} onChange={() => setPaceName(each)} />
            <span>
              {words(`pace.${each}`)} {paceName === each && <small>{whyPace(pace, words)}</small>}
            </span>
          </label>
        ))}
        {paceName === 'own' && <OwnPaceFields own={ownPace} change={setOwn} minutes={quickMinutes} />}
      </fieldset>
      <p className={styles.facts}>
        <LengthNote game={game} seats={seats} pace={pace} whole />
      </p>
      {club === undefined && (
        <fieldset className={styles.row}>
          <legend>{words('visibility')}</legend>
          {(['link', 'open'] as const).map((kind) => (
            <label key={kind} className={styles.radio}>
              <input
                type="radio"
                name="visibility"
                checked={visibility === kind}
                onChange={() => setVisibility(kind)}
              />
              <span>{words(`visibility.${kind}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <OptionList agreed={agreed} change={change} />
      {visibility === 'open' && (
        <TagChoice label={`${narrow('tags')} · ${narrow('tags.why')}`} chosen={tags} change={setTags} />
      )}
      <label className={styles.radio}>
        <input type="checkbox" checked={learning} onChange={() => setLearning(!learning)} />
        <span>
          {words('learning')} <small>{words('learning.why')}</small>
        </span>
      </label>
      <label className={styles.radio}>
        <input type="checkbox" checked={hints || learning} disabled={learning} onChange={() => setHints(!hints)} />
        <span>
          {words('hints')} <small>{words('hints.why')}</small>
        </span>
      </label>
      <label className={styles.radio}>
        <input type="checkbox" checked={rated && ratable} disabled={!ratable} onChange={() => setRated(!rated)} />
        <span>
          {words('rated')} <small>{words('rated.why')}</small>
        </span>
      </label>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <button type="submit" className="button primary big" disabled={!ready}>
        {t('new.begin')}
      </button>
    </form>
  )
}

/** The numbers of a pace. */
function whyPace(pace: Table['pace'], words: ReturnType<typeof useNewTableWords>): string {
  switch (pace.kind) {
    case 'live':
      return words('pace.why.live', { minutes: pace.bank / 60, seconds: pace.increment })
    case 'slow':
      return pace.increment === undefined
        ? words('pace.why.slow')
        : words('pace.why.bank', { days: pace.days, hours: pace.increment })
    case 'none':
      return words('pace.why.none')
    default:
      return pace satisfies never
  }
}

import { type ReactNode, useEffect, useState } from 'react'
import { goTo } from '../../platform/app/route.ts'
import { useSettings } from '../../platform/app/settings.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { ensureAccount, loadMe, useMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'
import { problemIn } from '../lobby/problem.ts'
import styles from './fork.module.css'
import { useLessonWords } from './use-messages.ts'

interface JoinLearnersProps {
  readonly game: string
  /** Shown until it is known whether the server can be reached. */
  readonly place: ReactNode
}

/** One tap to a seat at a table of learners. Shows nothing offline. */
export function JoinLearners({ game, place }: JoinLearnersProps) {
  const t = useLessonWords()
  const tSite = useTranslate()
  const me = useMe((state) => state.me)
  const name = useSettings((settings) => settings.name)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  useEffect(() => {
    void loadMe()
  }, [])
  if (me === 'unknown') return place
  if (me === 'away') return null

  async function join(): Promise<void> {
    setAsking(true)
    setProblem(await seated().catch(() => tSite('problem.other')))
    setAsking(false)
  }

  /** Goes to the table, or returns why not. */
  async function seated(): Promise<string | undefined> {
    await ensureAccount(name)
    const { data, error } = await api.POST('/api/tables/learning', { body: { game } })
    if (error) return problemIn(error, tSite)
    goTo(`/table/${data.id}`)
    return undefined
  }

  return (
    <>
      <button type="button" className="button big" aria-busy={asking} disabled={asking} onClick={() => void join()}>
        {t('fork.people')}
      </button>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

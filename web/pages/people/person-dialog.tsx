import { useEffect, useState } from 'react'
import { loadMe, useMe } from '../../platform/net/account.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { ReportForm } from '../moderation/report-form.tsx'
import { changeFollow, loadAcquaintances, useAcquaintances } from './acquaintances.ts'
import { changeMute, loadMutes, useMutes } from './mutes.ts'
import styles from './people.module.css'
import type { ReportedAt } from './reported-at.ts'
import { usePeopleWords } from './use-messages.ts'

export interface PersonDialogProps {
  readonly account: string
  readonly name: string
  readonly at: ReportedAt | undefined
  readonly close: () => void
}

/** Actions for a person: profile, follow, mute, block, report. */
export function PersonDialog({ account, name, at, close }: PersonDialogProps) {
  const t = usePeopleWords()
  const me = useMe((state) => state.me)
  const [reporting, setReporting] = useState(false)
  const profile = `/people/${account}`
  useEffect(() => {
    if (me === 'unknown') void loadMe()
  }, [me])
  return (
    <Dialog title={reporting ? t('report.title', { name }) : name} close={close}>
      {reporting ? (
        <ReportForm account={account} name={name} at={at} />
      ) : (
        <div className={styles.ways}>
          {location.pathname !== profile && (
            <Anchor className="button" href={profile}>
              {t('profile')}
            </Anchor>
          )}
          {typeof me === 'object' && me.via === 'session' ? (
            <PersonActions
              account={account}
              name={name}
              line={at && 'line' in at.who}
              report={() => setReporting(true)}
            />
          ) : (
            me !== 'unknown' && <p>{t('noAccount')}</p>
          )}
        </div>
      )}
    </Dialog>
  )
}

interface PersonActionsProps {
  readonly account: string
  readonly name: string
  readonly line: boolean | undefined
  readonly report: () => void
}

function PersonActions({ account, name, line, report }: PersonActionsProps) {
  const t = usePeopleWords()
  const people = useMutes((state) => state.people)
  const known = useAcquaintances((state) => state.people)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    void Promise.all([loadMutes(), loadAcquaintances()]).then((loaded) => setFailed(loaded.includes(false)))
  }, [])
  const now = people?.find((each) => each.account === account)
  const muted = now?.muted ?? false
  const blocked = now?.blocked ?? false
  const { following = false, follower = false } = known?.find((each) => each.account === account) ?? {}
  const set = async (wish: Parameters<typeof changeMute>[1]) => setFailed(!(await changeMute(account, wish)))
  async function follow(): Promise<void> {
    setFailed(!(await changeFollow(account, !following)))
  }
  async function block(): Promise<void> {
    await set({ blocked: !blocked })
    // A block ends following in both directions.
    await loadAcquaintances()
  }
  return (
    <>
      {known && !blocked && (
        <div className={styles.way}>
          <button type="button" className="button" onClick={() => void follow()}>
            {t(following ? 'unfollow' : 'follow')}
          </button>
          <p role="status">
            {t(following && follower ? 'friends.why' : following ? 'following.why' : 'follow.why', { name })}
          </p>
        </div>
      )}
      {people && (
        <>
          <div className={styles.way}>
            <button type="button" className="button" onClick={() => void set({ muted: !muted })}>
              {t(muted ? 'unmute' : 'mute')}
            </button>
            <p role="status">{t(muted ? 'muted.why' : 'mute.why', { name })}</p>
          </div>
          <div className={styles.way}>
            <button type="button" className="button" onClick={() => void block()}>
              {t(blocked ? 'unblock' : 'block')}
            </button>
            <p role="status">{t(blocked ? 'blocked.why' : 'block.why', { name })}</p>
          </div>
        </>
      )}
      <div className={styles.way}>
        <button type="button" className="button" onClick={report}>
          {t(line ? 'report.line' : 'report')}
        </button>
        <p>{t('report.why')}</p>
      </div>
      {failed && <p role="alert">{t('failed')}</p>}
    </>
  )
}

import { canonical, type GivenPremove, type Seat } from '@carriage/kernel'
import { useState } from 'react'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { useTableWords } from '../use-table-messages.ts'
import styles from './premoves.module.css'
import { type Rankable, usePremoves, useSavePremove } from './premoves.ts'
import { SavePremove } from './save-premove.tsx'

interface PremoveDialogProps {
  readonly rankable: Rankable
  readonly premoves: readonly GivenPremove[]
  readonly me: Seat
}

/** My moves for one moment, ranked by tapping them in order of preference. */
export function PremoveDialog({ rankable, premoves: saved, me }: PremoveDialogProps) {
  const { moment, view, moves, conditions } = rankable
  const given = saved.find((premove) => premove.moment === moment)
  const [ranked, setRanked] = useState<readonly string[]>(() => (given?.moves ?? []).map((move) => canonical(move)))
  const give = useSavePremove(saved, me)
  const t = useTableWords()
  const translator = useTranslator()
  const close = () => usePremoves.setState({ deciding: undefined })
  const store = (wanted: readonly string[], relies: readonly string[]) => {
    const chosen = wanted.flatMap((key) => moves.filter((move) => canonical(move) === key))
    give({ moment, moves: chosen, relies })
  }
  return (
    <Dialog title={translator.decision(view, me)} close={close}>
      <p className={styles.how}>{t('premoves.how')}</p>
      <ul className={styles.ranking}>
        {moves.map((move) => {
          const key = canonical(move)
          const rank = ranked.indexOf(key) + 1
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.move}
                aria-pressed={rank > 0}
                onClick={() => setRanked(rank > 0 ? ranked.filter((each) => each !== key) : [...ranked, key])}
              >
                <span className={styles.rank}>{rank > 0 ? rank : ''}</span>
                {translator.move(view, me, move)}
              </button>
            </li>
          )
        })}
      </ul>
      <SavePremove
        conditions={conditions}
        given={given}
        ready={ranked.length > 0}
        save={(relies) => store(ranked, relies)}
        remove={() => store([], [])}
      />
    </Dialog>
  )
}

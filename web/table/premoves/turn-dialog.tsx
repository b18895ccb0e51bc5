import {
  type AnyGameRules,
  type GivenPremove,
  type PremoveMoment,
  type Preview,
  preview,
  type Seat,
} from '@carriage/kernel'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { useTable } from '../model/use-table.ts'
import { savePlan } from '../plan/plans.ts'
import { useTableWords } from '../use-table-messages.ts'
import styles from './premoves.module.css'
import { usePremoves, useSavePremove } from './premoves.ts'
import { SavePremove } from './save-premove.tsx'

interface TurnDialogProps {
  readonly ahead: PremoveMoment<object>
  /** The moves of the turn, as stored or planned. */
  readonly moves: readonly object[]
  readonly premoves: readonly GivenPremove[]
  readonly me: Seat
}

/** My next turn, which the server plays when it comes. */
export function TurnDialog({ ahead: { moment, view, conditions }, moves, premoves: saved, me }: TurnDialogProps) {
  const given = saved.find((premove) => premove.moment === moment)
  const give = useSavePremove(saved, me)
  const game = useTable((state) => state.game)
  const { id } = useTable((state) => state.table)
  const t = useTableWords()
  const translator = useTranslator()
  const steps = viewsOf(game, view, me, moves).map((then, step) => translator.move(then, me, moves[step] ?? {}))
  return (
    <Dialog title={t('premoves.turn')} close={() => usePremoves.setState({ deciding: undefined })}>
      <p className={styles.how}>{t('premoves.howTurn')}</p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its moves in their order
          <li key={index}>{step}</li>
        ))}
      </ol>
      <SavePremove
        conditions={conditions}
        given={given}
        ready={moves.length > 0}
        // What the server plays is no longer a plan of this device.
        save={(relies) => give({ moment, moves, relies }, () => savePlan(id, []))}
        remove={() => give({ moment, moves: [] })}
      />
    </Dialog>
  )
}

/** The position before each move, if known. */
function viewsOf(game: AnyGameRules, begin: object, me: Seat, moves: readonly object[]): readonly object[] {
  const views: object[] = []
  let view = begin
  for (const move of moves) {
    views.push(view)
    const shown: Preview<object, object> = preview(game, view, me, move)
    if (shown.legal && shown.state) view = shown.state
  }
  return views
}

import {
  type AnyGameRules,
  canonical,
  type GivenPremove,
  type PremoveMoment,
  playSteps,
  type Seat,
} from '@carriage/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { ChoiceAhead, ChoicesAhead } from '../../board/interaction/board.ts'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { createMessageFormatter } from '../../platform/i18n/translate.ts'
import { boardMessagesIn } from '../../platform/i18n/translations.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { useTable } from '../model/use-table.ts'
import { useTableWords } from '../use-table-messages.ts'
import styles from './premoves.module.css'
import { usePremoves, useSavePremove } from './premoves.ts'
import { SavePremove } from './save-premove.tsx'

interface StepsDialogProps {
  readonly ahead: PremoveMoment<object>
  readonly premoves: readonly GivenPremove[]
  readonly me: Seat
}

/** One choice made in advance: its moves, and the position of the copy after it. */
interface Taken {
  readonly words: string
  readonly moves: readonly object[]
  readonly view: object | undefined
}

/** A moment of several steps, played in advance on a copy: each choice shows the next ones. */
export function StepsDialog({ ahead: { moment, view: begin, conditions }, premoves: saved, me }: StepsDialogProps) {
  const given = saved.find((premove) => premove.moment === moment)
  const choices = useChoicesAhead(me)
  const [taken, setTaken] = useState<readonly Taken[]>()
  const give = useSavePremove(saved, me)
  const game = useTable((state) => state.game)
  const t = useTableWords()
  const translator = useTranslator()
  const shown = useMemo(
    () => taken ?? (choices ? takenBefore({ game, me, choices }, begin, given) : []),
    [taken, choices, game, me, begin, given],
  )
  const now = shown.length > 0 ? shown.at(-1)?.view : begin
  const left = choices && now ? choices(now) : []
  const take = (choice: ChoiceAhead<object>) => now && setTaken([...shown, takenNow({ game, me }, now, choice)])
  return (
    <Dialog title={translator.decision(begin, me)} close={() => usePremoves.setState({ deciding: undefined })}>
      <p className={styles.how}>{t('premoves.howSteps')}</p>
      <ol className={styles.steps}>
        {shown.map(({ words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are a list in their order
          <li key={index}>{words}</li>
        ))}
      </ol>
      <p className={styles.ways}>
        {shown.length > 0 && (
          <button type="button" className="button" onClick={() => setTaken(shown.slice(0, -1))}>
            {t('premoves.dropLast')}
          </button>
        )}
        {left.length > 0 && choices && now && (
          <button
            type="button"
            className="button"
            onClick={() => setTaken([...shown, ...bestToTheEnd({ game, me, choices }, now)])}
          >
            {t('premoves.takeBest')}
          </button>
        )}
      </p>
      <ul className={styles.ranking}>
        {left.map((choice) => (
          <li key={canonical(choice.moves)}>
            <button type="button" className={styles.move} onClick={() => take(choice)}>
              {choice.words}
            </button>
          </li>
        ))}
      </ul>
      <SavePremove
        conditions={conditions}
        given={given}
        ready={shown.length > 0}
        save={(relies) => give({ moment, moves: shown.flatMap(({ moves }) => moves), relies })}
        remove={() => give({ moment, moves: [] })}
      />
    </Dialog>
  )
}

type Choices = (view: object) => readonly ChoiceAhead<object>[]

/** The board's choices for each step, once loaded. */
function useChoicesAhead(me: Seat): Choices | undefined {
  const board = useTable((state) => state.board)
  const [ahead, setAhead] = useState<ChoicesAhead<object, object>>()
  const language = useLanguage()
  const translator = useTranslator()
  useEffect(() => void board?.choicesAhead?.().then(setAhead), [board])
  return useMemo(() => {
    if (!board || !ahead) return undefined
    const words = { t: createMessageFormatter(boardMessagesIn(board, language), language), translator }
    return (view) => ahead.at(view, me, words)
  }, [board, ahead, language, translator, me])
}

interface Copy {
  readonly game: AnyGameRules
  readonly me: Seat
}

function takenNow({ game, me }: Copy, view: object, { words, moves }: ChoiceAhead<object>): Taken {
  return { words, ...playSteps(game, view, me, moves) }
}

/** The first choice of each step, to the end. */
function bestToTheEnd(copy: Copy & { readonly choices: Choices }, begin: object): readonly Taken[] {
  const taken: Taken[] = []
  for (let view: object | undefined = begin; view && taken.length < longestList; view = taken.at(-1)?.view) {
    const [best] = copy.choices(view)
    if (!best) break
    taken.push(takenNow(copy, view, best))
  }
  return taken
}

/** The most choices whose moves fit in one premove. */
const longestList = 16

/** The choices of an earlier premove, while they are still possible. */
function takenBefore(
  copy: Copy & { readonly choices: Choices },
  begin: object,
  given: GivenPremove | undefined,
): readonly Taken[] {
  const taken: Taken[] = []
  let left = given?.moves.map((move) => canonical(move)) ?? []
  for (let view: object | undefined = begin; view && left.length > 0; view = taken.at(-1)?.view) {
    const from: object = view
    const next = copy
      .choices(from)
      .map((choice) => takenNow(copy, from, choice))
      .find(({ moves }) => moves.length > 0 && moves.every((move, index) => canonical(move) === left[index]))
    if (!next) break
    taken.push(next)
    left = left.slice(next.moves.length)
  }
  return taken
}

import { fastChance, LiveEffects, redact, seatsOf } from '@carriage/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { AnyBoard } from '../../board/interaction/board.ts'
import { useMedia } from '../../board/interaction/use-media.ts'
import { boardOf } from '../../games/boards.ts'
import { firstGame } from '../../games/names.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { isCalm } from '../../platform/app/settings.ts'
import { loadTranslator } from '../../platform/i18n/game-translator.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { createMessageFormatter } from '../../platform/i18n/translate.ts'
import { boardMessagesIn } from '../../platform/i18n/translations.ts'
import { simpleMove } from '../local-play/simple-player.ts'
import styles from './home.module.css'

const game = firstGame.id
const players = ['Ada', 'Emil', 'Klara']
const stepTime = 1100

/** A match of bots that keeps running, so that the first page shows the game itself and not a picture. */
export function LivingBoard() {
  const [parts, setParts] = useState<{ title: PlayedTitle; board: AnyBoard } | undefined>()
  useEffect(() => {
    void Promise.all([playedTitleOf(game), boardOf(game)]).then(([title, board]) => {
      if (title && board) setParts({ title, board })
    })
  }, [])
  return parts ? <Exhibition {...parts} /> : null
}

function Exhibition({ title, board }: { readonly title: PlayedTitle; readonly board: AnyBoard }) {
  const language = useLanguage()
  const [show, setShow] = useState(() => begin(title))
  const translator = useMemo(
    () => loadTranslator(title, language, 'spectator', (seat) => players[seat] ?? ''),
    [title, language],
  )
  const t = useMemo(() => createMessageFormatter(boardMessagesIn(board, language), language), [board, language])

  useEffect(() => {
    if (isCalm()) return
    const timer = setInterval(() => setShow((now) => (document.hidden ? now : step(title, now))), stepTime)
    return () => clearInterval(timer)
  }, [title])

  const turn = title.versions[0].turn(show.state)
  const narrow = useMedia('(max-width: 43.75em)')
  const [first] = board.zones
  const draw: AnyBoard['shared'] = narrow && first ? (props) => first.show(props) : (props) => board.shared(props)
  return (
    <div className={styles.exhibition} inert>
      {draw({
        match: 'home',
        view: redact(show.state, 'spectator'),
        me: undefined,
        seats: seatsOf(players.length).map((seat) => ({ seat, name: players[seat] ?? '', bot: true, here: true })),
        waitingFor: turn.over ? [] : turn.seats,
        moves: [],
        draft: undefined,
        peek: nothing,
        choose: nothing,
        commit: nothing,
        refuse: nothing,
        commitAll: nothing,
        fresh: show.fresh,
        history: [],
        motion: { speed: 1, calm: isCalm() },
        language,
        t,
        translator,
        showRule: nothing,
      })}
    </div>
  )
}

interface Show {
  readonly state: object
  readonly fresh: readonly object[]
  readonly luck: ReturnType<typeof fastChance>
}

/** Begins in the middle of a game, where there is something to see. */
function begin(title: PlayedTitle): Show {
  const [rules] = title.versions
  const luck = fastChance(Date.now())
  const state = rules.setup({ seats: players.length, options: title.standardOptions }, new LiveEffects(luck))
  let show: Show = { state, fresh: [], luck }
  for (let moves = 0; moves < 90; moves++) show = step(title, show)
  return show
}

function step(title: PlayedTitle, show: Show): Show {
  const [rules] = title.versions
  const turn = rules.turn(show.state)
  const seat = turn.over ? undefined : turn.seats[0]
  if (seat === undefined) return begin(title)
  const state = rules.clone(show.state)
  const fx = new LiveEffects<object>(show.luck)
  rules.play(state, seat, simpleMove(rules, redact(state, seat), seat, show.luck), fx)
  return { state, fresh: fx.events, luck: show.luck }
}

function nothing(): void {}

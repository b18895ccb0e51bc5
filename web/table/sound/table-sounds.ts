import type { TableModel, TableModelState } from '../model/table-state.ts'
import { remainingTime } from '../players/clock.ts'
import type { SoundName } from './sound.ts'

/** Most sounds per log entry. */
const mostAtOnce = 3

/** Browser timers cannot wait longer than this. */
const longestWait = 2 ** 31 - 1

/**
 * Reports sounds: for each entry once when it is shown, for my turn, and for my clock running short. What was there
 * when the table was opened, or after a jump in a replay, is silent. Returns a function that stops this.
 */
export function subscribeTableSounds(
  { store }: Pick<TableModel, 'store'>,
  listener: (sounds: readonly SoundName[]) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined

  function watchClock({ clocks, table }: TableModelState): void {
    clearTimeout(timer)
    const own = clocks.find(({ seat }) => seat === table.me)
    if (!own?.runs || table.shortTime === undefined) return
    const rest = remainingTime(own, Date.now()) - table.shortTime
    if (rest > 0 && rest <= longestWait) timer = setTimeout(() => listener(['clock']), rest)
  }

  const stop = store.subscribe((state, before) => {
    const sounds = state.fresh === before.fresh ? [] : soundsIn(state)
    if (asksMe(state) && !asksMe(before)) sounds.push('turn')
    if (sounds.length > 0) listener(sounds)
    if (state.clocks !== before.clocks) watchClock(state)
  })
  watchClock(store.getState())
  return () => {
    stop()
    clearTimeout(timer)
  }
}

function soundsIn({ board, fresh }: TableModelState): SoundName[] {
  const sounds = fresh.map((event) => board?.sound?.(event)).filter((sound) => sound !== undefined)
  return [...new Set(sounds)].slice(0, mostAtOnce)
}

/** During a round summary nothing is asked. */
function asksMe({ moves, summary }: TableModelState): boolean {
  return moves.length > 0 && summary === undefined
}

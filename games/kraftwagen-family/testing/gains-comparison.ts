import { canonical, type Seat } from '@carriage/kernel'
import { type Comparison, everyThird } from './comparing.ts'

/** What is gained, and the choice that comes next; what luck decides has no options. */
interface Predicted<Move, Gain> {
  readonly gains: readonly Gain[]
  readonly next: {
    readonly kind?: string
    readonly options?: readonly { readonly move: Move; readonly outcome: Predicted<Move, Gain> }[]
  } | null
}

interface ActionComparison<State, Move, Event, Action, Gain> {
  /** The first action that begins. */
  readonly actionIn: (events: readonly Event[]) => Action | undefined
  /** The gains of an action, and the rule by which it is lost. */
  readonly forecastOf: (
    view: State,
    seat: Seat,
    action: Action,
  ) => { readonly outcome: Predicted<Move, Gain>; readonly lost: string | null }
  readonly isGain: (event: Event) => boolean
  /** The event of a gain, without what a forecast adds. */
  readonly eventOf: (gain: Gain) => Event
  /** Events that may precede the action. */
  readonly before: readonly string[]
  /** The rule by which the action was lost. */
  readonly lostIn: (events: readonly Event[], action: Action) => string | undefined
  /** What the tally calls a lost action. */
  readonly loss: string
}

/** The forecast gains of an action, followed through the choices that were made. */
export function gainsComparison<State, Move, Event extends { readonly kind: string }, Action, Gain>(
  game: ActionComparison<State, Move, Event, Action, Gain>,
): Comparison<State, Move, Event> {
  let expected: Predicted<Move, Gain> | undefined
  const wanted = everyThird()

  return ({ seat, move, view, events }, tally) => {
    const begins = events.findIndex(({ kind }) => kind === 'actionBegan')
    const [before, rest] = begins < 0 ? [events, []] : [events.slice(0, begins), events.slice(begins + 1)]
    const options = expected?.next?.options
    expected = undefined
    if (options) {
      const option = options.find((each) => canonical(each.move) === canonical(move))
      tally.same('gains of a choice', option?.outcome.gains.map(game.eventOf), before.filter(game.isGain))
      if (option?.outcome.next) expected = option.outcome
      return
    }
    const action = game.actionIn(events)
    if (action === undefined || before.some(({ kind }) => !game.before.includes(kind)) || !wanted()) return
    const { outcome, lost } = game.forecastOf(view(), seat, action)
    const upToNext = rest.findIndex(({ kind }) => kind === 'actionBegan')
    const gained = (upToNext < 0 ? rest : rest.slice(0, upToNext)).filter(game.isGain)
    tally.same('gains of an action', outcome.gains.map(game.eventOf), gained)
    if (upToNext < 0) tally.same(game.loss, lost, game.lostIn(rest, action) ?? null)
    if (outcome.next) expected = outcome
  }
}

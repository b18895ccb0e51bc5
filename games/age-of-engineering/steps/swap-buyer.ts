import { type Effects, legal } from '@carriage/kernel'
import { popStep } from '@carriage/kraftwagen-family'
import { secondBuyerPlaced } from '../achievements.ts'
import { buyersOnOffer, takeWhiteMarkers } from '../buyer.ts'
import type { Preference } from '../components/index.ts'
import type { Event } from '../events.ts'
import type { Decision } from '../formats.ts'
import { addedBuyer } from '../messages/doings.ts'
import type { MoveOf } from '../moves.ts'
import { refuseByRule } from '../refusal.ts'
import type { State } from '../state.ts'

/** AE-8.15 An active buyer is swapped with one of a stack. */
export const swapBuyer: Decision<'swapBuyer', 'swapBuyer'> = {
  decision: 'swapBuyer',
  rules: ['AE-8.15', 'AE-8.16', 'AE-8.17', 'AE-8.18'],
  must: 'AE-4.13',
  /** AE-8.16 Any active buyer with any previously available buyer; with the option, of another preference. */
  list(state) {
    const onOffer = buyersOnOffer(state)
    return state.activeBuyers.flatMap(({ preference: from }, buyer) =>
      onOffer
        .filter((preference) => maySwap(state, from, preference))
        .map((preference): MoveOf<'swapBuyer'> => ({ kind: 'swapBuyer', buyer, preference })),
    )
  },
  moves: {
    swapBuyer: {
      refusalElsewhere: 'AE-8.15',
      judge(state, { buyer, preference }) {
        const active = state.activeBuyers.length
        const from = state.activeBuyers[buyer]?.preference
        if (from === undefined) return refuseByRule('AE-8.15', { buyer: buyer + 1, active })
        return state.stacks[preference] > 0 && maySwap(state, from, preference)
          ? legal
          : refuseByRule('AE-8.16', { preference })
      },
      play: (state, move, _step, fx) => swap(state, move, fx),
      label: (view, _seat, { buyer, preference }) => ({
        id: 'move.swapBuyer',
        values: { place: buyer + 1, buyer: addedBuyer(view, preference) },
      }),
    },
  },
}

function maySwap({ options }: State, from: Preference, to: Preference): boolean {
  return from !== to || options.swapAlike !== 'forbidden'
}

/** AE-8.19 Whether a swap is possible. */
export function canSwap(state: State): boolean {
  const onOffer = buyersOnOffer(state)
  return state.activeBuyers.some(({ preference: from }) => onOffer.some((to) => maySwap(state, from, to)))
}

/** AE-8.15 The new buyer takes the place of the old one, AE-6.24 whose Packard marker is removed. */
function swap(state: State, { buyer, preference }: MoveOf<'swapBuyer'>, fx: Effects<Event>): void {
  popStep(state)
  const old = state.activeBuyers[buyer]
  if (!old) throw new RangeError(`There is no active buyer ${buyer + 1}.`)
  const { preference: from } = old
  const stays = state.options.packardMarker === 'stays' // AE-6.24
  state.stacks[preference]--
  state.stacks[from]++
  state.activeBuyers[buyer] = { preference, packard: stays ? old.packard : null }
  fx.emit({ kind: 'buyerSwapped', seat: state.actor, buyer, from, to: preference, packard: stays ? null : old.packard })
  takeWhiteMarkers(state, preference, fx) // AE-8.17
  const alike = state.activeBuyers.filter((active) => active.preference === preference).length
  if (alike >= 2 && state.options.swapAchievement !== 'notWon') secondBuyerPlaced(state, state.actor, fx) // AE-8.18
}

import type { Seat } from '@carriage/kernel'
import { clone } from '../clone.ts'
import { tryingTable } from '../forecast/what-if.ts'
import { nicheAt, nichesIn } from '../market/niches.ts'
import { sellsAt } from '../market/sales.ts'
import { dealershipOf, offerOf } from '../market/windows.ts'
import type { Move, MoveOf } from '../moves.ts'
import { expectStage, playerOf, type SalesStage, type State } from '../state.ts'
import { onlyDealershipMove, playDealership } from '../steps/dealership.ts'
import { deliverVehicles } from '../steps/deliver.ts'
import { sellTo } from '../steps/niche.ts'

/**
 * What a seller has once the listed sales that are left are made, if no other seat sold any more: the same before and
 * after each of them, and less as soon as a rival takes a buyer whom one of them needs.
 */
export function listedSalesBring(view: State, seat: Seat, _moves: readonly Move[], left: readonly Move[]): unknown {
  if (view.stage.name !== 'sales' || !view.stage.offers[seat]) return null
  const state = clone(view)
  const stage = expectStage(state, 'sales')
  stage.selling = [seat]
  goOn(state, stage, seat)
  for (const move of left) {
    if (move.kind === 'sellTo') sellIn(state, stage, seat, nicheAt(move.niche.x, move.niche.y))
    else if (move.kind === 'placeWindow' || move.kind === 'useDealership') sellBy(state, stage, seat, move)
    goOn(state, stage, seat)
  }
  return playerOf(state, seat).wealth
}

function sellBy(state: State, stage: SalesStage, seat: Seat, move: MoveOf<'placeWindow' | 'useDealership'>): void {
  const offer = offerOf(stage, seat)
  const dealership = dealershipOf(offer, move.dealership)
  if (stage.step.name !== 'dealership' || !dealership?.open) return
  const window = move.kind === 'useDealership' ? dealership.placed : dealership.placed ? null : move.window
  if (window && nichesIn(window).some((niche) => sellsAt(state, offer, dealership, niche)))
    playDealership(state, stage, seat, move, tryingTable())
}

function sellIn(state: State, stage: SalesStage, seat: Seat, niche: number): void {
  if (stage.step.name === 'niche' && nichesNow(state, stage, seat).includes(niche)) sellTo(stage, stage.step, niche)
}

/** HC-7.31 What has one answer is not asked; mainlines deliver by rule. */
function goOn(state: State, stage: SalesStage, seat: Seat): void {
  for (;;) {
    const { step } = stage
    if (step.name === 'deliver') {
      deliverVehicles(state, stage, step, seat, {}, tryingTable())
    } else if (step.name === 'niche') {
      const [only, ...others] = nichesNow(state, stage, seat)
      if (only === undefined || others.length > 0) return
      sellTo(stage, step, only)
    } else {
      const only = onlyDealershipMove(state, stage, seat)
      if (!only) return
      playDealership(state, stage, seat, only, tryingTable())
    }
  }
}

function nichesNow(state: State, stage: SalesStage, seat: Seat): readonly number[] {
  if (stage.step.name !== 'niche') return []
  const offer = offerOf(stage, seat)
  const selling = dealershipOf(offer, stage.step.dealership)
  return selling?.placed ? nichesIn(selling.placed).filter((niche) => sellsAt(state, offer, selling, niche)) : []
}

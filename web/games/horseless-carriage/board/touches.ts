import type { Event } from '@carriage/horseless-carriage'
import { plateSpots, type Touch, touchesBy } from '../../../board/motion/touch.ts'

const { seat: plate, points } = plateSpots

/** The places on the board that each event changes, and where pieces fly from. */
export const touches = touchesBy<Event>({
  tracksDrawn: ({ bottom, left }) => [{ spot: `track ${bottom}` }, { spot: `track ${left}` }, { spot: 'market' }],
  orderDrawn: () => [{ spot: 'order' }],
  departmentsPlaced: ({ seat }) => [{ spot: `factory ${seat}` }, { spot: plate(seat) }],
  yearBegan: () => [{ spot: 'year' }],
  phaseBegan: ({ phase }) => [{ spot: `phase ${phase}` }],
  markerMoved: ({ track, owner, to }) => [
    { spot: `square ${track} ${to}`, from: `square ${track} ${to - 1}`, seat: owner },
  ],
  capacityRaised: ({ seat, to }) => [
    { spot: `capacity ${to}`, from: `capacity ${to - 1}` },
    { spot: `standing ${seat}` },
  ],
  researchLost: ({ seat }) => [{ spot: `standing ${seat}` }, { spot: plate(seat) }],
  clockTicked: ({ seat }) => [{ spot: 'clock', from: plate(seat) }],
  timecardFlipped: () => [{ spot: 'clock' }],
  slotTaken: ({ seat, slot }) => [{ spot: `slot ${slot}`, from: plate(seat) }, { spot: plate(seat) }],
  focusPassed: ({ seat }) => [{ spot: `standing ${seat}` }, { spot: plate(seat) }],
  orderSet: () => [{ spot: 'order' }],
  planSubmitted: ({ seat }) => [{ spot: plate(seat) }],
  planWithdrawn: ({ seat }) => [{ spot: plate(seat) }],
  planReopened: ({ seat }) => [{ spot: plate(seat) }],
  planCommitted: ({ seat }) => [{ spot: `factory ${seat}`, from: plate(seat) }, { spot: plate(seat) }],
  ganttRaised: ({ seat }) => [{ spot: `standing ${seat}` }, { spot: plate(seat) }],
  brochurePrinted: ({ seat }) => [{ spot: `factory ${seat}` }, { spot: plate(seat) }],
  windowPlaced: ({ seat, dealership }) => [{ spot: `window ${seat} ${dealership}`, from: plate(seat) }],
  windowIdle: ({ seat, dealership }) => [{ spot: `window ${seat} ${dealership}` }, { spot: plate(seat) }],
  vehiclesSold: ({ seat, dealership, x, y }) => [
    { spot: `niche ${x} ${y}`, from: `window ${seat} ${dealership}` },
    { spot: points(seat), from: `niche ${x} ${y}` },
  ],
  sellerSkipped: ({ seat }) => [{ spot: plate(seat) }],
  salesEnded: () => [{ spot: 'market' }],
  trackLeft: ({ track }) => [{ spot: `track ${track}` }, { spot: `minimum ${track}` }],
  trackEntered: ({ track }) => [{ spot: `track ${track}` }, { spot: 'market' }],
  obsolescenceMoved: () => [{ spot: 'market' }],
  cardPlayed: ({ seat }) => [{ spot: 'market', from: plate(seat) }, { spot: plate(seat) }],
  cardRevealed: ({ sparks }) => nichesOf(sparks),
  buyersCame: ({ buyers }) => nichesOf(buyers),
  neutralBuyerCame: ({ x, y }) => nichesOf([{ x, y }]),
  pricesSet: () => [{ spot: 'market' }],
  gameEnded: ({ ranking }) => ranking.map((seat) => ({ spot: points(seat) })),
})

/** A card or a year may change no niche. */
function nichesOf(changed: readonly { readonly x: number; readonly y: number }[]): Touch[] {
  return changed.length === 0 ? [{ spot: 'market' }] : changed.map(({ x, y }) => ({ spot: `niche ${x} ${y}` }))
}

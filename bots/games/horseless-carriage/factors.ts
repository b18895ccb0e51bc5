/**
 * The numbers that the judgement of this game rests on. `pnpm bots tune-factors horseless-carriage` plays games with one of
 * them changed against the others as they are (docs/training.md).
 */
export interface Factors extends Readonly<Record<string, number>> {
  /** The value of the first department in a whole game, in dollars, and the share of it for each further one. */
  readonly research: number
  readonly researchFall: number
  readonly planning: number
  readonly planningFall: number
  /** How much less a dollar of next year is worth than one of this year: much can happen until then. */
  readonly discount: number
  /** How likely it is that a missing spec is there when it is asked for, if there is room for its station. */
  readonly repair: number
  /**
   * For how many years to come the repairs of all lines have to find room together. Looked at alone, each of two lines that
   * share the last free floor could be repaired, and a plan that opens one of them now and walls in the other seemed to lose
   * more than it earns. Later years have more floor, so there each repair is looked at alone.
   */
  readonly repairedTogether: number
  /** A free square beside what feeds a mainline, in dollars: for what the forecast does not see. */
  readonly freeSquare: number
  /** Free floor, in dollars for a whole game: times the logarithm of its squares, since the last ones count most. */
  readonly floor: number
  /** The part of the future buyers whom a rival leaves to the seat. */
  readonly leftByRivals: number
  /** Buyers whom cards will bring, as a part of what they bring on an average. */
  readonly comingBuyers: number
  /** Steps that a marker makes in a year on an average, and the capacity. */
  readonly accessProgress: number
  readonly capacityProgress: number
  /** A research move for a square that a minimum asks for, unless a patent gives it this year. */
  readonly minimumOwn: number
  readonly minimumPatented: number
  /** The first square beyond the minimum on an axis, and the part of it that each further one brings. */
  readonly axis: number
  readonly axisFall: number
  /** Another vehicle from each mainline, for each step that the capacity is below its end. */
  readonly capacity: number
  /** A dollar that moving an own marker brings to the own factory, as it looks now, beside what buyers ask for. */
  readonly ownMarker: number
  /** A dollar that moving a rival's marker brings to the own factory, as it looks now. */
  readonly rivalMarker: number
  /** Making this year the last, for a seat that is sure to win then; as much is lost by one that is sure not to. */
  readonly lastYear: number
  /** In the focus phase, in slots: a square that patents open and that is wanted, and a rival who chooses earlier next year. */
  readonly patentedSquare: number
  readonly laterChoice: number
  /**
   * A spark of a card within reach of the own dealerships, as a share of 4 to 7 dollars, besides the buyers it brings.
   */
  readonly sparkReached: number
}

export const usualFactors: Factors = {
  research: 7,
  researchFall: 0.489,
  planning: 1.2,
  planningFall: 0.5,
  discount: 0.95,
  repair: 0.85,
  repairedTogether: 2,
  freeSquare: 0.2,
  floor: 22.4,
  leftByRivals: 0.853,
  comingBuyers: 1.4,
  accessProgress: 0.61,
  capacityProgress: 0.7,
  minimumOwn: 14,
  minimumPatented: 5,
  axis: 4.29,
  axisFall: 0.65,
  capacity: 3.5,
  ownMarker: 1,
  rivalMarker: 1,
  lastYear: 30,
  patentedSquare: 2,
  laterChoice: 0.5,
  sparkReached: 0.15,
}

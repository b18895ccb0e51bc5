/** The results of training by self-play, for one number of seats. */
export interface TrainedWeights {
  /** By round: what each feature adds to a seat's lead, first for itself, then by what is left of the round. */
  readonly weights: readonly Float64Array[]
  /**
   * By round: the mean overestimate of the best of several judged plans (the most overrated plan wins the comparison).
   * Without this correction a search would prefer every move after which the same seat chooses again.
   */
  readonly flattery: readonly number[]
}

/** The format of a file of weights: everything by the number of seats. */
export interface WeightsFile {
  /** How it was trained. */
  how: Record<string, string>
  features: string[]
  flattery: Record<string, number[]>
  seats: Record<string, number[][]>
}

type Kept = Pick<WeightsFile, 'flattery' | 'seats'>

/** Reads a file of weights, by the number of seats. */
export function weightsFrom(file: Kept): (seats: number) => TrainedWeights {
  const known = new Map<number, TrainedWeights>()
  return (seats) => {
    let found = known.get(seats)
    if (!found) {
      found = readWeights(file, seats)
      known.set(seats, found)
    }
    return found
  }
}

/** Falls back to the two-player weights when none were trained for this player count. */
export function readWeights(file: Kept, seats: number): TrainedWeights {
  const { [seats]: rounds = file.seats[2] ?? [] } = file.seats
  const { [seats]: flattery = file.flattery[2] ?? [] } = file.flattery
  return { weights: rounds.map((round) => Float64Array.from(round)), flattery }
}

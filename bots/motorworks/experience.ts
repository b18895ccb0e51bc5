/** What self-play has taught about games with one number of seats. */
export interface Experience {
  /** By round: what each feature adds to a seat's lead, first for itself, then by what is left of the round. */
  readonly weights: readonly Float64Array[]
  /**
   * By round: how much better the best of several judged plans looks than it turns out, since the one that is overrated
   * most wins the comparison. A search that believed it would like whatever lets the same seat choose once more.
   */
  readonly flattery: readonly number[]
}

/** As a file of weights keeps it: everything by the number of seats. */
export interface ExperienceFile {
  /** How it was got. */
  how: Record<string, string>
  features: string[]
  flattery: Record<string, number[]>
  seats: Record<string, number[][]>
}

type Kept = Pick<ExperienceFile, 'flattery' | 'seats'>

/** What a file of weights tells, by the number of seats. */
export function experienceFrom(file: Kept): (seats: number) => Experience {
  const known = new Map<number, Experience>()
  return (seats) => {
    let found = known.get(seats)
    if (!found) {
      found = readExperience(file, seats)
      known.set(seats, found)
    }
    return found
  }
}

/** Falls back to the two-player weights when none were trained for this player count. */
export function readExperience(file: Kept, seats: number): Experience {
  const { [seats]: rounds = file.seats[2] ?? [] } = file.seats
  const { [seats]: flattery = file.flattery[2] ?? [] } = file.flattery
  return { weights: rounds.map((round) => Float64Array.from(round)), flattery }
}

import { rate, rating } from 'openskill'

/** The estimated strength of a player, with its standard deviation. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** The skill of a player without rated games. */
export const unknownSkill: Skill = rating()

/** The skills after a game with these places; those who tie have equal places. */
export function skillsAfter(skills: readonly Skill[], places: readonly number[]): readonly Skill[] {
  const after = rate(
    skills.map((skill) => [{ ...skill }]),
    { rank: [...places] },
  )
  return after.map(([skill]) => {
    if (!skill) throw new Error('Every person has a rating after a game.')
    return { mu: skill.mu, sigma: skill.sigma }
  })
}

/** Shown points for one point of the estimate. */
export const ratingScale = 40

/** As shown to people: around 1500, plus or minus two standard deviations, the 95 % interval. */
export function shownSkill({ mu, sigma }: Skill): { readonly rating: number; readonly uncertainty: number } {
  return {
    rating: Math.round(1_500 + (mu - unknownSkill.mu) * ratingScale),
    uncertainty: Math.round(2 * sigma * ratingScale),
  }
}

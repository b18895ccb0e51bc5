import { rate, rating } from 'openskill'

/** The estimated strength of a player, with its standard deviation. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** The skill of a player without rated games. */
export const unknownSkill: Skill = rating()

/** What is known after a game in which these people took these places; those who tie have the same. */
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

/** Points, as people read them, for one of the estimate. */
export const ratingScale = 40

/** As people read it: around 1500, and twice the deviation on both sides, within which it is nineteen times of twenty. */
export function shownSkill({ mu, sigma }: Skill): { readonly rating: number; readonly uncertainty: number } {
  return {
    rating: Math.round(1_500 + (mu - unknownSkill.mu) * ratingScale),
    uncertainty: Math.round(2 * sigma * ratingScale),
  }
}

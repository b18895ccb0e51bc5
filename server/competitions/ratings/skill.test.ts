import { fastChance } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { type Skill, shownSkill, skillsAfter, unknownSkill } from './skill.ts'

/** Normally distributed random numbers from a seed. */
function bellOf(seed: number): () => number {
  const chance = fastChance(seed)
  const most = 1_000_000
  const uniform = () => (chance.below(most) + 0.5) / most
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}

/** Spearman's rank correlation of two lists without equal values. */
function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const ranksOf = (values: readonly number[]) => values.map((value) => values.filter((each) => each < value).length)
  const [ranks, others] = [ranksOf(one), ranksOf(other)]
  const squares = ranks.reduce((sum, rank, at) => sum + (rank - (others[at] ?? 0)) ** 2, 0)
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1))
}

/**
 * Simulates rated games of people of known strength. Results vary as much from game to game as strengths do among
 * people.
 */
function season(seats: number, games: number, seed: number): { strengths: number[]; skills: Skill[] } {
  const people = 60
  const bell = bellOf(seed)
  const chance = fastChance(seed)
  const strengths = Array.from({ length: people }, bell)
  const skills: Skill[] = Array.from({ length: people }, () => unknownSkill)
  for (let round = 0; round < games; round++) {
    const order = Array.from({ length: people }, (_, at) => at)
    for (let at = people - 1; at > 0; at--) {
      const to = chance.below(at + 1)
      ;[order[at], order[to]] = [order[to]!, order[at]!]
    }
    for (let from = 0; from + seats <= people; from += seats) {
      const table = order.slice(from, from + seats)
      const shown = table.map((person) => strengths[person]! + bell())
      const places = shown.map((value) => 1 + shown.filter((each) => each > value).length)
      const after = skillsAfter(
        table.map((person) => skills[person]!),
        places,
      )
      for (const [at, person] of table.entries()) skills[person] = after[at]!
    }
  }
  return { strengths, skills }
}

test.each([2, 3, 4, 5])('with %i seats the order of 60 people is recovered after 60 games each', (seats) => {
  const correlations = [1, 2, 3].map((seed) => {
    const { strengths, skills } = season(seats, 60, seed)
    return rankCorrelation(
      strengths,
      skills.map(({ mu }) => mu),
    )
  })
  console.log(`${seats} seats: rank correlation ${correlations.map((each) => each.toFixed(3)).join(', ')}`)
  expect(Math.min(...correlations)).toBeGreaterThanOrEqual(0.9)
})

test('those who tie move alike, and all uncertainties shrink', () => {
  const [first, second, third] = skillsAfter([unknownSkill, unknownSkill, unknownSkill], [1, 2, 2])
  expect(second).toEqual(third)
  expect(first!.mu).toBeGreaterThan(second!.mu)
  expect(first!.sigma).toBeLessThan(unknownSkill.sigma)
})

test('a rating is shown with its uncertainty', () => {
  expect(shownSkill(unknownSkill)).toEqual({ rating: 1_500, uncertainty: 667 })
})

import { standard } from './components/index.ts'
import type { Options } from './options.ts'

/** Numbers for the rule texts, taken or computed from the tables. */
export function figures({ components = standard }: Pick<Options, 'components'>) {
  const { bodies, engines, buyers, developments, instants, engineers, awards, workers, lapMoney } = components
  const cards = {
    developments: total(developments.rows.map(({ copies }) => copies)),
    instants: total(Object.values(instants.rows).map(({ copies }) => copies)),
    engineers: Object.keys(engineers.rows).length,
  }
  return {
    ...components,
    lapMoney: { ...lapMoney, paid: lapMoney.rows.slice(1) },
    highest: { body: highestOf(bodies.rows), engine: highestOf(engines.rows) },
    count: {
      ...cards,
      researchCards: total(Object.values(cards)),
      bodies: total(bodies.rows.map(({ count }) => count)),
      engines: total(engines.rows.map(({ count }) => count)),
      buyers: total(Object.values(buyers.rows)),
      awards: Object.keys(awards.rows).length,
      awardPoints: total(Object.values(awards.rows).map(({ points }) => points)),
      workersAtWork: workers.perColour - workers.atSetUp.lapCounter - workers.atSetUp.chain,
    },
  }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

function highestOf(parts: readonly { readonly value: number }[]): number {
  return Math.max(...parts.map(({ value }) => value))
}

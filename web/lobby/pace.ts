import type { TableSummary } from '../remote/api.ts'
import type { Say } from '../words/house.ts'

/** How fast a table plays, in a few words. */
export function paceText(pace: TableSummary['pace'], say: Say): string {
  switch (pace.kind) {
    case 'live':
      return say('pace.live', { bank: Math.round(pace.bank / 60), increment: pace.increment })
    case 'slow':
      return say('pace.slow', { days: pace.days })
    case 'none':
      return say('pace.none')
    default:
      return pace satisfies never
  }
}

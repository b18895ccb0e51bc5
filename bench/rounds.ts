import { type Progress, progressOf } from '@carriage/shared/reporting'

/** Shows how many rounds of a measurement are done. */
export function roundsOf(total: number, unit = 'rounds'): Progress {
  return progressOf({
    total,
    format: ({ done, rate, left }) => `${done} of ${total} ${unit}, ${rate}, ${left} left`,
  })
}

/* The numbered guidelines. The page /guidelines has the texts; reports and sanctions refer to the numbers. */

export const guidelines = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type Guideline = (typeof guidelines)[number]

export const reportReasons = ['abuse', 'hate', 'spam', 'name', 'cheating', 'accounts', 'leaving', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The guideline behind a reason of a report; undefined where there is none. */
export function pointOfReason(reason: string): Guideline | undefined {
  return points[reason]
}

const points: Readonly<Record<string, Guideline | undefined>> = {
  abuse: 1,
  hate: 2,
  spam: 3,
  name: 4,
  cheating: 5,
  accounts: 6,
  leaving: 7,
} satisfies Partial<Record<ReportReason, Guideline>>

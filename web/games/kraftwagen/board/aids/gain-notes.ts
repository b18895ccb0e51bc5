import type { Gain, GainOutcome } from '@carriage/kraftwagen/forecast'

/** Notable outcomes of an action, bad or good. */
export interface GainNotes {
  awards: Extract<Gain, { kind: 'awardTaken' }>[]
  inactive: boolean
  returns: boolean
  /** The most money that can be collected at once. */
  money: number
}

/** The notable outcomes among all that an action could have. */
export function notesOf(outcome: GainOutcome): GainNotes {
  const notes: GainNotes = { awards: [], inactive: false, returns: false, money: 0 }
  let money = 0
  for (const gain of outcome.gains) {
    if (gain.kind === 'awardTaken') notes.awards.push(gain)
    if (gain.kind === 'developmentInactive') notes.inactive = true
    if (gain.kind === 'moneyEarned') money += gain.amount
  }
  let most = 0
  if (outcome.next?.kind === 'choice') {
    if (outcome.next.decision === 'returnPart') notes.returns = true
    for (const option of outcome.next.options) {
      const further = notesOf(option.outcome)
      for (const award of further.awards) {
        if (!notes.awards.some((known) => known.award === award.award)) notes.awards.push(award)
      }
      notes.inactive ||= further.inactive
      notes.returns ||= further.returns
      most = Math.max(most, further.money)
    }
  }
  notes.money = money + most
  return notes
}

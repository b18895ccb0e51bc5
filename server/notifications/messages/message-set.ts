/** Everything that a notice says, with {places} to fill. */
export interface NotificationMessages {
  readonly turnTitle: string
  readonly turnText: string
  readonly reminderTitle: string
  readonly reminderText: string
  readonly overTitle: string
  readonly overText: string
  readonly closedTitle: string
  readonly closedText: string
  readonly invitedTitle: string
  readonly invitedText: string
  readonly circleTitle: string
  readonly circleText: string
  readonly digestTitle: string
  readonly digestTurn: string
  readonly digestReminder: string
  readonly digestOver: string
  readonly digestClosed: string
  readonly digestInvited: string
  readonly digestCircle: string
  readonly more: string
  readonly open: string
  readonly openHouse: string
  readonly trialTitle: string
  readonly trialText: string
  readonly footer: string
  readonly settings: string
}

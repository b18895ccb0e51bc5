/** All texts of notifications, with {placeholders}. */
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
  readonly clubTitle: string
  readonly clubText: string
  readonly removedTitle: string
  readonly removedText: string
  readonly digestTitle: string
  readonly digestTurn: string
  readonly digestReminder: string
  readonly digestOver: string
  readonly digestClosed: string
  readonly digestInvited: string
  readonly digestClub: string
  readonly digestRemoved: string
  readonly more: string
  readonly open: string
  readonly openSite: string
  readonly trialTitle: string
  readonly trialText: string
  readonly footer: string
  readonly settings: string
}

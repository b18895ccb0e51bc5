import type { NotificationChoice, NotificationSettings } from '@carriage/protocol'

/** What every part of the notices page is given. */
export interface NotificationsProps {
  readonly settings: NotificationSettings
  readonly setSettings: (settings: NotificationSettings) => void
  /** Has the house keep a change. */
  readonly choose: (change: Partial<NotificationChoice>) => Promise<void>
}

import type { NotificationChoice, NotificationSettings } from '@carriage/protocol'

/** Props of every section of the notifications page. */
export interface NotificationsProps {
  readonly settings: NotificationSettings
  readonly setSettings: (settings: NotificationSettings) => void
  /** Saves a change on the server. */
  readonly choose: (change: Partial<NotificationChoice>) => Promise<void>
}

import type { NoticeChoice, NoticeSettings } from '@carriage/protocol'

/** What every part of the notices page is given. */
export interface NoticesProps {
  readonly settings: NoticeSettings
  readonly setSettings: (settings: NoticeSettings) => void
  /** Has the house keep a change. */
  readonly choose: (change: Partial<NoticeChoice>) => Promise<void>
}

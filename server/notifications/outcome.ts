import type { ChannelFault } from '@carriage/protocol'

/**
 * The outcome of a delivery attempt. A failure has the next step: retry, since it certainly did not arrive; leave it,
 * since a retry would not help or might deliver twice; or switch the channel off, since it is dead.
 */
export type Outcome =
  | { readonly sent: true }
  | {
      readonly sent: false
      readonly fault: ChannelFault
      readonly detail: string
      readonly next: 'again' | 'leave' | 'switchOff'
    }

export const sent: Outcome = { sent: true }

export function failed(fault: ChannelFault, detail: string, next: 'again' | 'leave' | 'switchOff'): Outcome {
  return { sent: false, fault, detail: detail.slice(0, 200), next }
}

/** Another dispatcher took the notification over, or it was withdrawn: it must not be sent. */
export class TakenOver extends Error {
  constructor() {
    super('The notification no longer belongs to this dispatcher.')
    this.name = 'TakenOver'
  }
}

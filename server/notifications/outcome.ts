import type { ChannelFault } from '@carriage/protocol'

/**
 * What became of an attempt to reach an account. A failure says what to do next: try again, since it certainly did not
 * arrive; leave it, since trying again would not help or might tell twice; or switch the channel off, since it is dead.
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

/** Another courier took the notice over meanwhile, or it was withdrawn: nothing may leave any more. */
export class TakenOver extends Error {
  constructor() {
    super('The notice is no longer this courier’s to send.')
    this.name = 'TakenOver'
  }
}

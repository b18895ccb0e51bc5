/** Requests a minute. Each process counts for itself: behind a balancer a house of four gateways allows up to four times as many. */
export interface RequestLimits {
  /** From one address, whichever callers are behind it. */
  readonly address: number
  /** From one caller: reading, changing, and making things that stay. */
  readonly asking: number
  readonly changing: number
  readonly making: number
}

export const usualRequestLimits: RequestLimits = { address: 3_000, asking: 600, changing: 240, making: 30 }

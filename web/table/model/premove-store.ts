import type { GivenPremove } from '@carriage/kernel'

/** Why the house asked me instead of playing what I had ordered. */
export interface WhyOrdersStopped {
  readonly kind: 'changed' | 'refused' | 'undone'
  readonly moment: string | null
  readonly condition?: string | undefined
  readonly rule?: string | undefined
}

export interface MyOrders {
  readonly orders: readonly GivenPremove[]
  readonly stopped: WhyOrdersStopped | null
}

/** What my seat has decided in advance, kept and played by the house. It throws when the house cannot be reached. */
export interface PremoveStore {
  read(this: void): Promise<MyOrders>
  /** Keeps these in place of those before. */
  give(this: void, orders: readonly GivenPremove[]): Promise<MyOrders>
}

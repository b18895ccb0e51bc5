import type { GivenPremove } from '@carriage/kernel'

/** Why the house asked me instead of playing what I had ordered. */
export interface WhyPremovesStopped {
  readonly kind: 'changed' | 'refused' | 'undone'
  readonly moment: string | null
  readonly condition?: string | undefined
  readonly rule?: string | undefined
}

export interface MyPremoves {
  readonly premoves: readonly GivenPremove[]
  readonly stopped: WhyPremovesStopped | null
}

/** What my seat has decided in advance, kept and played by the house. It throws when the house cannot be reached. */
export interface PremoveStore {
  read(this: void): Promise<MyPremoves>
  /** Keeps these in place of those before. */
  save(this: void, premoves: readonly GivenPremove[]): Promise<MyPremoves>
}

import type { GivenPremove } from '@carriage/kernel'

/** Why the server asked me instead of playing a premove. */
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

/** The premoves of my seat, stored and played by the server. Throws if it cannot be reached. */
export interface PremoveStore {
  read(this: void): Promise<MyPremoves>
  /** Replaces the previous ones. */
  save(this: void, premoves: readonly GivenPremove[]): Promise<MyPremoves>
}

import type { Handbook } from '@carriage/kernel'

/** Reference texts besides the rules. */
export async function handbook(): Promise<Handbook> {
  return (await import('./handbook.en.ts')).en
}

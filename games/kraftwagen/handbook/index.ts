import type { Handbook } from '@carriage/kernel'

/** What is told besides the rules, for whoever looks something up. */
export async function handbook(): Promise<Handbook> {
  return (await import('./en.ts')).en
}

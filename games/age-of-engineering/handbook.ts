import type { Handbook } from '@carriage/kernel'

/** The glossary and the rulings. */
export async function handbook(): Promise<Handbook> {
  return (await import('./handbook.en.ts')).en
}

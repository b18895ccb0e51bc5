import type { Divergence } from '@carriage/kernel'
import type { CliSay } from './speak.ts'

/** The wrong entry of a record, and what is wrong with it. */
export function divergenceLine(t: CliSay, { n, problem, found }: Divergence): string {
  const known = found === '' ? 'no' : 'yes'
  return t('divergence', { n, what: t(`divergence.${problem}`), found, known })
}

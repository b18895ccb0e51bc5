import type { Divergence } from '@carriage/kernel'
import type { CliFormatter } from './formatter.ts'

/** The wrong entry of a record, and what is wrong with it. */
export function divergenceLine(t: CliFormatter, { n, problem, found }: Divergence): string {
  const known = found === '' ? 'no' : 'yes'
  return t('divergence', { n, what: t(`divergence.${problem}`), found, known })
}

import type { SiteFacts } from '@carriage/protocol'
import type { Config } from '../../config.ts'

type OperatorSettings = Pick<
  Config,
  'OPERATOR_NAME' | 'OPERATOR_ADDRESS' | 'OPERATOR_CONTACT' | 'SOURCE_URL' | 'PUBLIC_URL'
>

/** Who runs the site and how to reach them, for the imprint. */
export function readSiteFacts(config: OperatorSettings): SiteFacts {
  return {
    name: config.OPERATOR_NAME ?? null,
    // A setting is one line: a bar stands for a line break.
    address: config.OPERATOR_ADDRESS?.split('|').map((line) => line.trim()) ?? [],
    contact: config.OPERATOR_CONTACT ?? null,
    source: config.SOURCE_URL ?? null,
  }
}

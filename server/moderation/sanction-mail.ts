import type { Sanction } from '@carriage/protocol'
import type { Logger } from 'pino'
import { type AccountMailOptions, mailAccount } from '../notifications/account-mail.ts'
import { textIn } from '../notifications/kinds/index.ts'

interface SanctionMailOptions extends Omit<AccountMailOptions, 'site'> {
  readonly publicUrl: string
}

/** Sends a mail about a sanction. */
export async function mailSanction(
  { publicUrl, ...options }: SanctionMailOptions,
  account: string,
  { kind, reason, point, until }: Sanction,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const pageAt = (path: string) => new URL(path, publicUrl).href
  const { rows } = await options.database.pool.query<{ name: string }>('select name from accounts where id = $1', [
    account,
  ])
  await mailAccount({ ...options, site: new URL(publicUrl).host }, account, kind, log, (language) => {
    const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    })
    return {
      name: rows[0]?.name ?? '',
      reason,
      until: until === null ? '' : `${day.format(new Date(until))} UTC`,
      point: point === null ? '' : textIn(language, 'point', { point, address: pageAt(`/guidelines#point-${point}`) }),
      appeal: pageAt('/settings/account'),
    }
  })
}

import type { Sanction } from '@carriage/protocol'
import type { SendMail } from '../accounts/auth.ts'
import { provenAddress } from '../accounts/holder-mail.ts'
import type { Database } from '../platform/storage/database.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

interface MeasureMailOptions {
  readonly database: Database
  readonly publicUrl: string
  /** Undefined if the server sends no mail. */
  readonly sendMail?: SendMail | undefined
}

/**
 * Sends a mail about a sanction to a confirmed address. Sent once without retries, since the account page shows the
 * same.
 */
export async function mailSanction(
  { database, publicUrl, sendMail }: MeasureMailOptions,
  account: string,
  measure: Sanction,
): Promise<void> {
  const address = sendMail && (await provenAddress(database, account))
  if (!sendMail || !address) return
  const { rows } = await database.pool.query<{ name: string }>('select name from accounts where id = $1', [account])
  const letter = measureLetter(measure, { name: rows[0]?.name ?? '', publicUrl, language: address.language })
  await sendMail({ to: address.email, ...letter })
}

function measureLetter(
  { kind, reason, point, until }: Sanction,
  { name, publicUrl, language }: { name: string; publicUrl: string; language: string },
): { readonly subject: string; readonly text: string } {
  const words = language === 'de' ? de : en
  const site = new URL(publicUrl).host
  const pageAt = (path: string) => new URL(path, publicUrl).href
  const day = new Intl.DateTimeFormat(words === de ? 'de' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const facts = {
    name,
    site,
    reason,
    until: until === null ? '' : `${day.format(new Date(until))} UTC`,
    point: point === null ? '' : filled(words.point, { point, address: pageAt(`/guidelines#point-${point}`) }),
  }
  return {
    subject: filled(words[`${kind}.subject`], facts),
    text: filled(words[`${kind}.text`], facts) + filled(words.appeal, { address: pageAt('/settings/account') }),
  }
}

/** Each placeholder is filled once: text of an operator is not read as a template. */
function filled(text: string, facts: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, place: string) => String(facts[place] ?? ''))
}

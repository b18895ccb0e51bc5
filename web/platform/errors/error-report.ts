import type { NewClientReport } from '@carriage/protocol'
import { pageAt } from '@carriage/protocol/pages'

export type PagePart = NewClientReport['part']

/** An error in this page. */
export interface PageFault {
  readonly part: PagePart
  readonly message: string
  readonly stack: string
}

/** The open table, for reports. */
export interface PageLocation {
  readonly match: string
  readonly rules: number
  entry(): number
}

/** Longest texts that the server accepts. */
const longest = { message: 500, stack: 6_000 }

let place: PageLocation | undefined

/** Sets the open table for reports; the returned function unsets it. */
export function atTable(table: PageLocation): () => void {
  place = table
  return () => {
    if (place === table) place = undefined
  }
}

export function isAtTable(): boolean {
  return place !== undefined
}

export function faultOf(part: PagePart, thrown: unknown, components = ''): PageFault {
  const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
  return { part, message, stack: stack + components }
}

/** The report for the operator: where the error occurred, without secrets of links or of the game. */
export function clientReportOf({ part, message, stack }: PageFault, path: string, language: string): NewClientReport {
  return {
    part,
    message: withoutSecrets(message).slice(0, longest.message),
    stack: withoutSecrets(stack).slice(0, longest.stack),
    match: place?.match.slice(0, 64) ?? null,
    entry: place?.entry() ?? null,
    rules: place?.rules ?? null,
    client: buildOfClient.slice(0, 64),
    // The report must not say whose profile it was.
    page: pageAt(path) ?? 'unknown',
    language,
  }
}

/** The commit that this page was built from. */
export const buildOfClient: string = String(import.meta.env?.BUILD ?? 'unknown')

/**
 * Browsers put whole addresses into messages and stacks: what follows `?` or `#` may be a key, and so may a long word;
 * what follows `people` is an account.
 */
function withoutSecrets(text: string): string {
  return text
    .replace(/(https?:\/\/[^\s?#)]*)[?#][^\s):]*/g, '$1')
    .replace(/\bkey=[\w-]+/g, 'key=…')
    .replace(/\/l\/[\w-]+/g, '/l/…')
    .replace(/\/(people|members)\/[\w-]+/g, '/$1/…')
    .replace(/(?<![\w./-])[\w-]{32,}(?![\w./-])/g, '…')
}

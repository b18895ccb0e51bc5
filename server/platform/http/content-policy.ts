import { createHash } from 'node:crypto'

type Directives = Record<string, string[]>

/** The content security policy: nothing from other origins, and no inline script or style except those listed. */
export function contentPolicy(publicUrl: string, { scripts = [], styles = [] }: Inline = {}): Directives {
  const { protocol, host } = new URL(publicUrl)
  return {
    defaultSrc: [`'self'`],
    scriptSrc: [`'self'`, ...scripts],
    styleSrc: [`'self'`, ...styles],
    imgSrc: [`'self'`, 'data:', 'blob:'],
    fontSrc: [`'self'`],
    // Not every browser counts sockets of the same origin as 'self'.
    connectSrc: [`'self'`, `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`],
    workerSrc: [`'self'`],
    manifestSrc: [`'self'`],
    objectSrc: [`'none'`],
    baseUri: [`'none'`],
    formAction: [`'self'`],
    frameAncestors: [`'none'`],
    scriptSrcAttr: [`'none'`],
    ...(protocol === 'https:' && { upgradeInsecureRequests: [] }),
  }
}

export interface Inline {
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
}

/** The hashes of inline scripts and styles, which alone are allowed. */
export function inlineHashes(html: string): Required<Inline> {
  return { scripts: hashes(html, 'script'), styles: hashes(html, 'style') }
}

function hashes(html: string, tag: string): readonly string[] {
  const found = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))
  return Array.from(found, ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

export function writePolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`), ...values].join(' '))
    .join(';')
}

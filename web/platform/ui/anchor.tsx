import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { goTo } from '../app/route.ts'

/** A link within the site: a plain click navigates without reloading. */
export function Anchor({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!plain || event.defaultPrevented) return
    event.preventDefault()
    goTo(href)
  }
  return <a href={href} onClick={follow} {...rest} />
}

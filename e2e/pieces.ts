import { expect, type Page } from '@playwright/test'

/**
 * Every piece on the board has a size. A browser can leave the inside of a container without a layout: the piece is in
 * the document and nothing of it is seen.
 */
export async function expectPiecesDrawn(page: Page): Promise<void> {
  if ((await page.evaluate(piecesWithoutSize)).length === 0) return
  // A piece that just comes or goes may be caught without a size; one that stays so is lost.
  await expect.poll(() => page.evaluate(piecesWithoutSize), { timeout: 4_000 }).toEqual([])
}

/** Drawings, controls and named pieces of the board that should be seen and have no box. */
function piecesWithoutSize(): string[] {
  const pieces = [...document.querySelectorAll('main :is(svg, [data-piece], [title]:has(> :not(.aloud)))')]
  return pieces
    .filter((piece) => {
      const { width, height } = piece.getBoundingClientRect()
      return (width === 0 || height === 0) && !isPutAway(piece)
    })
    .map((piece) => piece.outerHTML.slice(0, 160))

  /** Not shown on purpose: by a style, or in a closed fold. */
  function isPutAway(piece: Element): boolean {
    for (let element: Element | null = piece; element; element = element.parentElement) {
      if (getComputedStyle(element).display === 'none') return true
      if (element.parentElement?.matches('details:not([open])') && !element.matches('summary')) return true
    }
    return piece.parentElement?.closest('svg') !== null
  }
}

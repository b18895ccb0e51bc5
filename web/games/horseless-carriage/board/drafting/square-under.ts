import { unit } from '../drawing/scale.ts'
import type { GridSquare } from '../editor/places.ts'

/** The square of the grid under a pointer. */
export function squareUnder(
  svg: SVGSVGElement | null,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): GridSquare | undefined {
  const matrix = svg?.getScreenCTM()
  if (!matrix) return undefined
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return { x: Math.floor(x / unit), y: Math.floor(y / unit) }
}

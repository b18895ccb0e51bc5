/** Style properties that a drawing would lose without its stylesheets. */
const looks = [
  'fill',
  'fill-opacity',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'display',
] as const

/**
 * Renders a drawing as a PNG. An SVG image has neither the stylesheets nor the fonts of the page: styles are inlined in
 * a copy, and text is drawn on the canvas, which has our fonts.
 */
export async function pictureOf(drawing: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const scale = 2
  const canvas = new OffscreenCanvas(width * scale, height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  context.scale(scale, scale)
  context.drawImage(await imageOf(drawing, width, height), 0, 0, width, height)
  for (const text of drawing.querySelectorAll('text')) setText(context, drawing, text, scale)
  return canvas.convertToBlob({ type: 'image/png' })
}

async function imageOf(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [...drawing.querySelectorAll<SVGElement>('*')]
  for (const [place, element] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const original = originals[place]
    if (!original) continue
    const computed = getComputedStyle(original)
    for (const look of looks) element.setAttribute(look, computed.getPropertyValue(look))
    element.removeAttribute('class')
  }
  for (const text of copy.querySelectorAll('text')) text.remove()
  copy.removeAttribute('class')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const image = new Image(width, height)
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

/** Draws a text at its position in the drawing, with all transforms. */
function setText(
  context: OffscreenCanvasRenderingContext2D,
  drawing: SVGSVGElement,
  text: SVGTextElement,
  scale: number,
): void {
  const whole = drawing.getScreenCTM()
  const here = text.getScreenCTM()
  if (!whole || !here) return
  const { a, b, c, d, e, f } = whole.inverse().multiply(here)
  const { fontSize, fontFamily, fontWeight, fill, textAnchor } = getComputedStyle(text)
  context.save()
  context.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale)
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`
  context.fillStyle = fill
  context.textAlign = textAnchor === 'middle' ? 'center' : textAnchor === 'end' ? 'end' : 'start'
  context.fillText(text.textContent, text.x.baseVal[0]?.value ?? 0, text.y.baseVal[0]?.value ?? 0)
  context.restore()
}

import { seatMark } from '../parts/seat-marks.ts'
import { type Flight, flightTime } from './flight.ts'
import styles from './motion.module.css'
import { plateSpots } from './touch.ts'

/** The box of a spot; undefined if it is not drawn, as in a zone that a phone does not show. */
export function boxOf(spot: string): DOMRect | undefined {
  for (const part of document.querySelectorAll(`[data-spot=${JSON.stringify(spot)}]`)) {
    const box = part.getBoundingClientRect()
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth) return box
  }
  return undefined
}

/**
 * Animates a token. `before` is the box of its origin while that was drawn. A spot that is not in sight is replaced by
 * the plate of its seat; if neither is, nothing flies.
 */
export function fly({ to, from, sign, seat }: Flight, before: DOMRect | undefined, speed: number): void {
  const plate = () => (seat === undefined ? undefined : boxOf(plateSpots.seat(seat)))
  const start = before ?? boxOf(from) ?? plate()
  const end = boxOf(to) ?? plate()
  if (!start || !end) return
  const [dx, dy] = [middle(start).x - middle(end).x, middle(start).y - middle(end).y]
  if (Math.hypot(dx, dy) < 24) return
  const token = tokenOf(sign, seat)
  token.style.left = `${middle(end).x}px`
  token.style.top = `${middle(end).y}px`
  document.body.append(token)
  const motion = token.animate(
    [
      { translate: `${dx}px ${dy}px`, scale: 0.6, opacity: 0 },
      { translate: `${dx}px ${dy}px`, scale: 1.25, opacity: 1, offset: 0.15 },
      { translate: '0 0', scale: 1.1, opacity: 1, offset: 0.85 },
      { translate: '0 0', scale: 0.7, opacity: 0 },
    ],
    { duration: flightTime / speed, easing: 'cubic-bezier(.3,.1,.2,1)' },
  )
  motion.finished.then(
    () => token.remove(),
    () => token.remove(),
  )
}

function middle({ x, y, width, height }: DOMRect): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}

/** A disc in the colour of the seat with the sign of the piece. */
function tokenOf(sign: string | undefined, seat: number | undefined): HTMLElement {
  const token = document.createElement('div')
  token.className = styles.token ?? ''
  token.ariaHidden = 'true'
  token.dataset.flight = ''
  const mark = seat === undefined ? undefined : seatMark(seat)
  if (mark) {
    token.style.background = mark.fill
    token.style.color = mark.label
  }
  if (sign === undefined) {
    token.textContent = mark?.letter ?? ''
    return token
  }
  const space = 'http://www.w3.org/2000/svg'
  const drawing = document.createElementNS(space, 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  const path = document.createElementNS(space, 'path')
  path.setAttribute('d', sign)
  path.setAttribute('fill', 'currentColor')
  path.setAttribute('fill-rule', 'evenodd')
  drawing.append(path)
  token.append(drawing)
  return token
}

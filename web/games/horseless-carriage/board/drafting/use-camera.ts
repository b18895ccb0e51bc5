import { type RefObject, useEffect, useRef, useState } from 'react'
import { type DrawingFrame, unit } from '../drawing/scale.ts'
import type { GridSquare } from '../editor/places.ts'
import { type Camera, panBy, seenBy, zoomBy } from './camera.ts'

interface Finger {
  readonly x: number
  readonly y: number
}

/** Zooms a sheet by wheel and pinch, and pans it by dragging with an empty hand. */
export function useCamera(
  stage: RefObject<HTMLElement | null>,
  svg: RefObject<SVGSVGElement | null>,
  frame: DrawingFrame,
  mayPan: (at: GridSquare) => boolean,
) {
  const [camera, setCamera] = useState<Camera>()
  const moved = useRef(false)
  const latest = useRef({ frame, camera, mayPan })
  useEffect(() => {
    latest.current = { frame, camera, mayPan }
  })

  useEffect(() => {
    const sheet = stage.current
    if (!sheet) return
    const fingers = new Map<number, Finger>()
    let drags: number | undefined

    function pointAt({ x, y }: Finger): GridSquare {
      const matrix = svg.current?.getScreenCTM()
      if (!matrix) return { x: 0, y: 0 }
      const point = new DOMPoint(x, y).matrixTransform(matrix.inverse())
      return { x: point.x / unit, y: point.y / unit }
    }

    // React's wheel listeners are passive and could not prevent scrolling.
    function wheel(event: WheelEvent): void {
      event.preventDefault()
      const at = pointAt({ x: event.clientX, y: event.clientY })
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016))
      setCamera((now) => zoomBy(latest.current.frame, now, factor, at))
    }

    /** A piece that is dragged here from the shelf was pressed elsewhere. */
    function begin(): void {
      if (fingers.size === 0) moved.current = false
    }

    function press(event: PointerEvent): void {
      const finger = { x: event.clientX, y: event.clientY }
      fingers.set(event.pointerId, finger)
      const at = pointAt(finger)
      const square = { x: Math.floor(at.x), y: Math.floor(at.y) }
      drags = fingers.size === 1 && latest.current.mayPan(square) ? event.pointerId : undefined
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger)
      if (other) {
        moved.current = true
        const factor = apart(now, other) / Math.max(1, apart(before, other))
        const at = pointAt({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
        setCamera((camera) => zoomBy(latest.current.frame, camera, factor, at))
      } else if (drags === event.pointerId && latest.current.camera) {
        // Small movements still count as a click.
        if (!moved.current && apart(now, before) < 6) return
        moved.current = true
        const [from, to] = [pointAt(before), pointAt(now)]
        setCamera((camera) => camera && panBy(latest.current.frame, camera, from.x - to.x, from.y - to.y))
      }
      fingers.set(event.pointerId, now)
    }

    function lift(event: PointerEvent): void {
      fingers.delete(event.pointerId)
      drags = undefined
    }

    addEventListener('pointerdown', begin, { capture: true })
    sheet.addEventListener('wheel', wheel, { passive: false })
    sheet.addEventListener('pointerdown', press)
    sheet.addEventListener('pointermove', move)
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) sheet.addEventListener(end, lift)
    return () => {
      removeEventListener('pointerdown', begin, { capture: true })
      sheet.removeEventListener('wheel', wheel)
      sheet.removeEventListener('pointerdown', press)
      sheet.removeEventListener('pointermove', move)
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) sheet.removeEventListener(end, lift)
    }
  }, [stage, svg])

  return {
    camera,
    seen: seenBy(frame, camera),
    setCamera,
    zoom: (factor: number, at: GridSquare) => setCamera((now) => zoomBy(frame, now, factor, at)),
    /** Whether the coming click only ended a pan. */
    wasMoved: () => moved.current,
  }
}

function apart(a: Finger, b: Finger): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

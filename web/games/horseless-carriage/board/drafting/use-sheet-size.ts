import { type RefObject, useEffect, useState } from 'react'
import type { DrawingFrame } from '../drawing/scale.ts'

/** Size of a sheet in pixels; undefined before it is rendered. */
export interface FloorSize {
  readonly width: number
  readonly height: number
}

export function useSheetSize(svg: RefObject<SVGSVGElement | null>): FloorSize {
  const [size, setSize] = useState<FloorSize>({ width: 0, height: 0 })
  useEffect(() => {
    const sheet = svg.current
    if (!sheet) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [svg])
  return size
}

/** Pixels per square if a sheet of this size shows this part of the grid. */
export function squarePixels(size: FloorSize, { width, height }: DrawingFrame): number {
  return Math.min(size.width / width, size.height / height)
}

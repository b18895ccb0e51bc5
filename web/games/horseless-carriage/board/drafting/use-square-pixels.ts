import { type RefObject, useEffect, useState } from 'react'
import type { DrawingFrame } from '../drawing/scale.ts'

/** How many pixels a square takes on a sheet; 0 until it is on a screen. */
export function useSquarePixels(svg: RefObject<SVGSVGElement | null>, { width, height }: DrawingFrame): number {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const sheet = svg.current
    if (!sheet) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [svg])
  return Math.min(size.width / width, size.height / height)
}

import { useEffect } from 'react'

/** The largest screen that the table is designed for; on a larger one it is scaled up. */
const laidOut = { width: 1920, height: 1000 }

/** The scale of the table: 1 up to ten per cent more room, then in steps of five per cent. */
export function growthOn(width: number, height: number): number {
  const room = Math.min(width / laidOut.width, height / laidOut.height)
  return room < 1.1 ? 1 : Math.floor(room * 20) / 20
}

/** Scales the table and its dialogs on a large screen; stylesheets use `--grow`. */
export function useGrowth(): void {
  useEffect(() => {
    if (!canGrow()) return
    const { style } = document.documentElement
    function fit(): void {
      style.setProperty('--grow', String(growthOn(innerWidth, innerHeight)))
    }
    fit()
    addEventListener('resize', fit)
    return () => {
      removeEventListener('resize', fit)
      style.removeProperty('--grow')
    }
  }, [])
}

/** In some browsers `zoom` breaks pointer coordinates in drawings. */
function canGrow(): boolean {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('viewBox', '0 0 9 9')
  drawing.style.cssText = 'position: fixed; visibility: hidden; width: 9px; height: 9px; zoom: 2'
  document.body.append(drawing)
  const scale = drawing.getScreenCTM()?.a
  drawing.remove()
  return scale === 2
}

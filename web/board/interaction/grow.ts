import { useEffect } from 'react'

/** The largest screen that a table is laid out for; on a larger one it is drawn larger. */
const laidOut = { width: 1920, height: 1000 }

/** How much larger a table is drawn: not at all below a tenth, then in steps of a twentieth. */
export function growthOn(width: number, height: number): number {
  const room = Math.min(width / laidOut.width, height / laidOut.height)
  return room < 1.1 ? 1 : Math.floor(room * 20) / 20
}

/** Draws the table and its dialogs larger on a large screen; the stylesheets read it as `--grow`. */
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

/** In some browsers a drawing that was made larger by `zoom` gives wrong places for the pointer. */
function canGrow(): boolean {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('viewBox', '0 0 9 9')
  drawing.style.cssText = 'position: fixed; visibility: hidden; width: 9px; height: 9px; zoom: 2'
  document.body.append(drawing)
  const scale = drawing.getScreenCTM()?.a
  drawing.remove()
  return scale === 2
}

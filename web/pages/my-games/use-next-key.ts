import { useEffect } from 'react'
import { isWriting } from '../../table/bar/is-writing.ts'
import { goToNext } from './next-game.tsx'

/** N leads to the next game that waits for me. */
export function useNextKey(): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key !== 'n' || isWriting(event.target)) return
      if (goToNext()) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

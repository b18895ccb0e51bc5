import { useEffect } from 'react'
import { useModel } from '../model/use-table.ts'
import { playSounds } from './play-sounds.ts'
import { hearTable } from './table-sounds.ts'

/** Lets the table be heard. */
export function useSounds(): void {
  const model = useModel()
  useEffect(() => hearTable(model, playSounds), [model])
}

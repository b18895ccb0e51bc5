import { type RefObject, useState } from 'react'
import { useTable } from '../model/use-table.ts'
import { pictureOf } from './picture.ts'
import { posterBox } from './poster.tsx'
import { useFinaleWords } from './use-messages.ts'

/** Shares the poster as a picture: with the device's share sheet, or as a file. */
export function SharePoster({ poster }: { readonly poster: RefObject<SVGSVGElement | null> }) {
  const id = useTable((state) => state.table.id)
  const game = useTable((state) => state.table.game)
  const t = useFinaleWords()
  const [result, setResult] = useState<'saved' | 'failed'>()

  async function share(): Promise<void> {
    if (!poster.current) return
    const picture = await pictureOf(poster.current, posterBox.width, posterBox.height)
    const file = new File([picture], `${game}-${id}.png`, { type: 'image/png' })
    const isTouched = matchMedia('(pointer: coarse)').matches
    if (isTouched && 'canShare' in navigator && navigator.canShare({ files: [file] })) {
      // Rejected when the user closes the share sheet.
      await navigator.share({ files: [file] }).catch(() => undefined)
      return
    }
    const address = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = address
    link.download = file.name
    link.click()
    URL.revokeObjectURL(address)
    setResult('saved')
  }

  return (
    <>
      <button type="button" className="button" onClick={() => void share().catch(() => setResult('failed'))}>
        {t('finale.share')}
      </button>
      <span className="aloud" role="status">
        {result && t(`finale.${result}`)}
      </span>
    </>
  )
}

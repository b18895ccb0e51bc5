import { useTranslate } from '../../platform/i18n/language.ts'
import { useModel, useTable } from '../model/use-table.ts'

/** Downloads the record as a text file that is sufficient to replay the game. */
export function SaveRecord() {
  const model = useModel()
  const id = useTable((state) => state.table.id)
  const game = useTable((state) => state.table.game)
  const t = useTranslate()

  async function save(): Promise<void> {
    const address = URL.createObjectURL(new Blob([await model.record()], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${game}-${id}.record.json`
    link.click()
    URL.revokeObjectURL(address)
  }

  return (
    <button type="button" className="button" onClick={() => void save()}>
      {t('record.save')}
    </button>
  )
}

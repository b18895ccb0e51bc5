import { lazy, Suspense, useMemo } from 'react'
import { differencesAt, differsAtAll } from '../../platform/i18n/differences-at.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useModel, useTable } from '../model/use-table.ts'
import styles from './handbook.module.css'

// Most tables play the standard game.
const DifferencesNote = lazy(async () => ({
  default: (await import('../../pages/play/options/differences-note.tsx')).DifferencesNote,
}))

/** Shows at the table how it differs from the standard game. */
export function TableDiffers() {
  const t = useTranslate()
  const { guide } = useModel()
  const title = useTable((state) => state.title)
  const options = useTable((state) => state.table.options)
  const differs = useMemo(() => differencesAt(title, options), [title, options])
  // A lesson explains itself.
  if (guide || !differsAtAll(differs)) return null
  const { box } = differs
  return (
    <details className={styles.card}>
      <summary>{box ? t('table.box', { title: box.title || t('differs.box.unnamed') }) : t('table.differs')}</summary>
      <Suspense>
        <DifferencesNote title={title} differs={differs} />
      </Suspense>
    </details>
  )
}

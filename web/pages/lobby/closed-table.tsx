import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'

/** A table that never came to play. */
export function ClosedTable() {
  const t = useTranslate()
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{t('room.closed.title')}</h1>
        <p>{t('room.closed.why')}</p>
        <Anchor className="button" href="/lobby">
          {t('room.closed.way')}
        </Anchor>
      </div>
    </PageFrame>
  )
}

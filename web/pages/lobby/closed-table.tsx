import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'

/** A table that was closed before its game began. */
export function ClosedTable() {
  const t = useTranslate()
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{t('table.closed.title')}</h1>
        <p>{t('table.closed.why')}</p>
        <Anchor className="button" href="/lobby">
          {t('table.closed.link')}
        </Anchor>
      </div>
    </PageFrame>
  )
}

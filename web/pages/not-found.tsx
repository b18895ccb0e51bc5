import { PageFrame } from '../platform/app/page-frame.tsx'
import { useTranslate } from '../platform/i18n/language.ts'
import { Anchor } from '../platform/ui/anchor.tsx'
import styles from '../platform/ui/sheet.module.css'

export function NotFound() {
  const t = useTranslate()
  return (
    <PageFrame>
      <div className={styles.sheet}>
        <h1 className={styles.title}>{t('notFound.title')}</h1>
        <p>{t('notFound.why')}</p>
        <Anchor className="button" href="/">
          {t('notFound.link')}
        </Anchor>
      </div>
    </PageFrame>
  )
}

import { guidelines } from '@carriage/protocol/guidelines'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import styles from './guidelines.module.css'
import { useGuidelinesMessages } from './use-messages.ts'

/** How people treat each other here, point by point. */
export function GuidelinesPage() {
  const t = useGuidelinesMessages()
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{t('title')}</h1>
        <p className={sheet.lead}>{t('lead')}</p>
        <ol className={styles.points}>
          {guidelines.map((point) => (
            <li key={point} id={`point-${point}`} className={styles.point}>
              <h2>
                <span className={styles.number}>{point}.</span> {t(`${point}.title`)}
              </h2>
              <p>{t(`${point}.text`)}</p>
            </li>
          ))}
        </ol>
        {(['sanctions', 'self'] as const).map((part) => (
          <section key={part} className={sheet.wide}>
            <h2 className={sheet.heading}>{t(`${part}.title`)}</h2>
            <p className={styles.text}>{t(`${part}.text`)}</p>
          </section>
        ))}
      </div>
    </PageFrame>
  )
}

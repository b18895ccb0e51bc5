import { useEffect, useState } from 'react'
import openTable from '../../table/open-table.module.css'
import { useTranslate } from '../i18n/language.ts'
import { reload, reloadOnce } from './reload.ts'

/** Shown for a table whose rules version this build does not have; reloads the newest build. */
export function Outdated({ game, rules }: { readonly game: string; readonly rules: number }) {
  const t = useTranslate()
  const [reloading, setReloading] = useState(true)
  useEffect(() => {
    setReloading(reloadOnce(`rules ${game} ${rules}`))
  }, [game, rules])
  return (
    <main className={openTable.notice} data-testid="outdated" aria-busy={reloading}>
      <h1>{t('outdated.title')}</h1>
      <p>{t(reloading ? 'outdated.loading' : 'outdated.still', { rules })}</p>
      <button type="button" className="button primary" onClick={() => void reload()}>
        {t('error.reload')}
      </button>
    </main>
  )
}

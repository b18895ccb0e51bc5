import { changeSettings, useSettings } from '../../platform/app/settings.ts'
import { useTranslate } from '../../platform/i18n/language.ts'

/** The setting that asks before a turn ends in which something was forgotten. */
export function StopMe({ className }: { readonly className: string | undefined }) {
  const stop = useSettings((settings) => settings.stop)
  const t = useTranslate()
  return (
    <label className={className}>
      <input type="checkbox" checked={stop} onChange={() => changeSettings({ stop: !stop })} />
      <span>
        {t('settings.stop')} <small>{t('settings.stop.why')}</small>
      </span>
    </label>
  )
}

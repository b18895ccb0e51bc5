import { changeSettings, useSettings } from '../../platform/app/settings.ts'
import { useTranslate } from '../../platform/i18n/language.ts'

/** Switches between the light and the dark theme. */
export function ThemeSwitch() {
  const t = useTranslate()
  const theme = useSettings((settings) => settings.theme)
  const dark = theme === 'night' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  return (
    <button
      type="button"
      className="button quiet square"
      aria-label={t(dark ? 'theme.toDay' : 'theme.toNight')}
      onClick={() => changeSettings({ theme: dark ? 'day' : 'night' })}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        {dark ? (
          <path
            d="M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10ZM12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M4 20l2-2M18 6l2-2"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        ) : (
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" fill="currentColor" />
        )}
      </svg>
    </button>
  )
}

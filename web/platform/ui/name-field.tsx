import { changeSettings, useSettings } from '../app/settings.ts'
import { useTranslate } from '../i18n/language.ts'

interface NameFieldProps {
  readonly label: string
  readonly className: string | undefined
}

/** The player's name on this device. */
export function NameField({ label, className }: NameFieldProps) {
  const name = useSettings((settings) => settings.name)
  const t = useTranslate()
  return (
    <label className={className}>
      <span>{label}</span>
      <input
        className="field"
        value={name}
        maxLength={24}
        placeholder={t('player.guest')}
        autoComplete="nickname"
        onChange={(event) => changeSettings({ name: event.target.value })}
      />
    </label>
  )
}

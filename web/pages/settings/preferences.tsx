import type { AnyBoard } from '../../board/interaction/board.ts'
import { areSignsNamed, nameSigns, useSignMemory } from '../../board/parts/known-signs.ts'
import { changeSettings, type Settings, useSettings } from '../../platform/app/settings.ts'
import { type MessageId, useLanguage, useTranslate } from '../../platform/i18n/language.ts'
import { type Language, languages } from '../../platform/i18n/translate.ts'
import { de } from '../../platform/ui/icon-messages.de.ts'
import { en } from '../../platform/ui/icon-messages.en.ts'
import tick from '../../platform/ui/tick.module.css'
import { StopMe } from '../../table/bar/stop-me.tsx'
import styles from './preferences.module.css'

const messages = { en, de }

/** Whether signs are named until they are known. Checking it again brings all names back. */
function SignNames({ className }: { readonly className: string | undefined }) {
  const named = useSignMemory(areSignsNamed)
  const stated = messages[useLanguage()]
  return (
    <label className={className}>
      <input type="checkbox" checked={named} onChange={() => nameSigns(!named)} />
      <span>
        {stated.names}
        <small>{stated.why}</small>
      </span>
    </label>
  )
}

/** All preferences of the device: on their own page, and at a table as far as they have an effect on its board. */
export function Preferences({
  board,
}: {
  readonly board?: Pick<AnyBoard, 'misses' | 'endTurn' | 'givesTips'> | undefined
}) {
  const settings = useSettings()
  const t = useTranslate()
  return (
    <div className={styles.preferences}>
      <Choice<Settings['theme']>
        name="theme"
        label={t('settings.theme')}
        value={settings.theme}
        options={[
          ['system', t('settings.theme.system')],
          ['day', t('settings.theme.day')],
          ['night', t('settings.theme.night')],
        ]}
        change={(theme) => changeSettings({ theme })}
      />
      <Choice<Language>
        name="language"
        label={t('settings.language')}
        value={settings.language}
        options={Object.entries(languages) as [Language, string][]}
        change={(language) => changeSettings({ language })}
      />
      <Choice<Settings['speed']>
        name="speed"
        label={t('settings.speed')}
        value={settings.speed}
        options={([0.5, 1, 2, 0] as const).map((speed) => [speed, t(`settings.speed.${speed}` as MessageId)])}
        change={(speed) => changeSettings({ speed })}
      />
      <label className={tick.tick}>
        <input type="checkbox" checked={settings.text} onChange={() => changeSettings({ text: !settings.text })} />
        <span>
          {t('settings.text')}
          <small>{t('settings.text.why')}</small>
        </span>
      </label>
      <label className={tick.tick}>
        <input type="checkbox" checked={settings.bare} onChange={() => changeSettings({ bare: !settings.bare })} />
        <span>
          {t('settings.bare')}
          <small>{t('settings.bare.why')}</small>
        </span>
      </label>
      {(!board || board.givesTips) && (
        <label className={tick.tick}>
          <input type="checkbox" checked={settings.tips} onChange={() => changeSettings({ tips: !settings.tips })} />
          <span>
            {t('settings.tips')}
            <small>{t('settings.tips.why')}</small>
          </span>
        </label>
      )}
      <SignNames className={tick.tick} />
      {(!board || board.misses) && <StopMe className={tick.tick} />}
      {(!board || board.endTurn) && (
        <label className={tick.tick}>
          <input
            type="checkbox"
            checked={settings.endsTurn}
            onChange={() => changeSettings({ endsTurn: !settings.endsTurn })}
          />
          <span>
            {t('settings.endsTurn')}
            <small>{t('settings.endsTurn.why')}</small>
          </span>
        </label>
      )}
    </div>
  )
}

interface ChoiceProps<T> {
  readonly name: string
  readonly label: string
  readonly value: T
  readonly options: readonly (readonly [T, string])[]
  readonly change: (value: T) => void
}

function Choice<T extends string | number>({ name, label, value, options, change }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(([option, text]) => (
          <label key={option} className={styles.option}>
            <input type="radio" name={name} checked={option === value} onChange={() => change(option)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { type BotLevel, botLevels } from '@carriage/protocol/levels'
import { useTranslate } from '../../platform/i18n/language.ts'
import styles from './lobby.module.css'

interface LevelSelectProps {
  readonly label: string
  readonly level: BotLevel
  readonly choose: (level: BotLevel) => void
}

/** The level of a bot, with a sentence about the chosen one. */
export function LevelSelect({ label, level, choose }: LevelSelectProps) {
  const t = useTranslate()
  return (
    <label className={styles.row}>
      <span>{label}</span>
      <select
        className="field"
        value={level}
        onChange={({ target }) => {
          const chosen = botLevels.find((each) => each === target.value)
          if (chosen) choose(chosen)
        }}
      >
        {botLevels.map((each) => (
          <option key={each} value={each}>
            {t(`level.${each}`)}
          </option>
        ))}
      </select>
      <small className={styles.why}>{t(`level.${level}.why`)}</small>
    </label>
  )
}

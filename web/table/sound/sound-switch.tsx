import { changeSettings, useSettings } from '../../platform/app/settings.ts'
import { useTableWords } from '../use-table-messages.ts'
import { playSounds } from './play-sounds.ts'

/** Turns sounds on and off for this device; turning on plays one. */
export function SoundSwitch() {
  const on = useSettings((settings) => settings.sound)
  const t = useTableWords()
  return (
    <button
      type="button"
      className="button quiet square"
      aria-label={t('sound.label')}
      aria-pressed={on}
      title={t(on ? 'sound.off' : 'sound.on')}
      onClick={() => {
        changeSettings({ sound: !on })
        playSounds(['tile'])
      }}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M3 9.500v5h4l5 4v-13l-5 4Z" fill="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
        <path
          d={on ? 'M15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11' : 'M16 9.500l5 5M21 9.500l-5 5'}
          strokeWidth="2"
        />
      </svg>
    </button>
  )
}

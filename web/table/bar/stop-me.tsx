import { changeSettings, useSettings } from '../../shell/settings.ts'
import { useSay } from '../../words/house.ts'

/** Whether I want to be stopped before I end a turn and forget something. */
export function StopMe({ className }: { readonly className: string | undefined }) {
  const stop = useSettings((settings) => settings.stop)
  const say = useSay()
  return (
    <label className={className}>
      <input type="checkbox" checked={stop} onChange={() => changeSettings({ stop: !stop })} />
      <span>
        {say('settings.stop')} <small>{say('settings.stop.why')}</small>
      </span>
    </label>
  )
}

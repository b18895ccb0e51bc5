import { useEffect, useState } from 'react'
import styles from './account.module.css'
import { ActionResult } from './action-result.tsx'
import type { NotificationsProps } from './notifications-props.ts'
import { type PushState, pushState, subscribeToPush, unsubscribeFromPush } from './push.ts'
import { Section } from './section.tsx'
import { useAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'

/** Push notifications on this device. */
export function PushSection({ settings, setSettings }: NotificationsProps) {
  const t = useAccountMessages()
  const action = useAction()
  const [state, setState] = useState<PushState | undefined>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: removing this device in the list of ways changes it too
  useEffect(() => {
    void pushState().then(setState)
  }, [settings])

  if (state === undefined) return null
  return (
    <Section title={t('push.title')} why={t(state === 'missing' || state === 'denied' ? `push.${state}` : 'push.why')}>
      {(state === 'off' || state === 'on') && (
        <div className={styles.ways}>
          <button
            type="button"
            className={`button ${state === 'off' ? 'primary' : ''}`}
            aria-disabled={action.busy}
            onClick={() =>
              void action.run(async () => {
                const after = state === 'off' ? await subscribeToPush(settings) : await unsubscribeFromPush()
                setSettings(after ?? { ...settings })
                return state === 'off' ? 'push.added' : 'push.removed'
              })
            }
          >
            {t(state === 'off' ? 'push.on' : 'push.off')}
          </button>
        </div>
      )}
      <ActionResult action={action} />
    </Section>
  )
}

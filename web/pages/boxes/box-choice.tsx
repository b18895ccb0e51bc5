import { componentsWith } from '@carriage/kernel'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { chooseBox, useBoxes } from './saved-boxes.ts'
import { useAccountBoxes } from './saving/account-boxes.ts'
import { useBoxWords } from './use-box-messages.ts'

/** Chooses the box to play with, if this device or the account has one for the game. */
export function BoxChoice({ game, className }: { readonly game: string; readonly className: string | undefined }) {
  const t = useBoxWords()
  useAccountBoxes()
  const { boxes, chosen } = useBoxes()
  const offered = boxes.filter((box) => box.game === game)
  if (offered.length === 0) return null
  return (
    <label className={className}>
      <span>{t('own.choose')}</span>
      <select
        className="field"
        value={offered.some(({ id }) => id === chosen) ? chosen : ''}
        onChange={({ target }) => chooseBox(target.value || undefined)}
      >
        <option value="">{t('own.standard')}</option>
        {offered.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The game of the chosen box. */
export function gameOfChosenBox(): string | undefined {
  const { boxes, chosen } = useBoxes.getState()
  return boxes.find(({ id }) => id === chosen)?.game
}

/** Options with the components of the chosen box, if it is of this game. */
export function withChosenBox(title: PlayedTitle, options: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { boxes, chosen } = useBoxes.getState()
  const box = boxes.find(({ id, game }) => id === chosen && game === title.versions[0].id)
  return box && title.components ? { ...options, components: componentsWith(title.components, box) } : { ...options }
}

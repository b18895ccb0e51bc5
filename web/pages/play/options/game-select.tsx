import type { GameManifest } from '../../../games/manifest.ts'
import { useTranslate } from '../../../platform/i18n/language.ts'

interface GameSelectProps {
  readonly among: readonly GameManifest[]
  readonly game: string
  readonly choose: (game: string) => void
  readonly className: string | undefined
}

export function GameSelect({ among, game, choose, className }: GameSelectProps) {
  const t = useTranslate()
  if (among.length < 2) return null
  return (
    <label className={className}>
      <span>{t('new.game')}</span>
      <select className="field" value={game} onChange={({ target }) => choose(target.value)}>
        {among.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

import { useEffect } from 'react'
import { gameNameOf } from '../games/names.ts'
import { setOwnTitle } from '../platform/app/page-title.ts'
import { useLanguage } from '../platform/i18n/language.ts'
import { useParts } from './model/use-table.ts'
import { useTableWords } from './use-table-messages.ts'

/** Sets the window title: whether it is my turn, in which game and with whom. */
export function useWindowTitle(): void {
  const { table, turn, players } = useParts('table', 'turn', 'players')
  const game = gameNameOf(table.game)
  const words = useTableWords()
  const language = useLanguage()
  const { me, place, people } = table
  const asked = !turn.over && me !== undefined && !people && turn.seats.includes(me) && !players[me]?.replaced
  const others = players.filter(({ seat }) => seat !== me).map(({ name }) => name)
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(others)
  const name = others.length === 0 ? game : words(me === undefined ? 'window.watched' : 'window.table', { game, names })
  const shown = place === 'replay' ? undefined : asked ? words('window.turn', { table: name }) : name
  useEffect(() => {
    if (shown === undefined) return
    setOwnTitle({ name: shown, waits: asked && place === 'remote' })
    return () => setOwnTitle(undefined)
  }, [shown, asked, place])
}

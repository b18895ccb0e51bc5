import { seatsOf } from '@carriage/kernel'
import { goTo } from '../../../platform/app/route.ts'
import { useSettings } from '../../../platform/app/settings.ts'
import { beginWith, type LocalTableTerms, namesFor } from '../match-starts.ts'

/** Begins a match of people who share this device; bots take the seats that are left. My own name is that of the settings. */
export function beginTogether({
  game,
  seats,
  options,
  people,
}: LocalTableTerms & { readonly people: readonly string[] }) {
  const { level } = useSettings.getState()
  const taken = people.map((name) => name.trim())
  const [mine = '', ...others] = namesFor(seats)
  const bots = others.filter((name) => !taken.includes(name))
  const players = seatsOf(seats).map((seat) => {
    if (seat === 0) return mine
    if (seat < people.length) return taken[seat] || String(seat + 1)
    return bots[seat - people.length] ?? String(seat + 1)
  })
  goTo(beginWith({ game, players, me: 0, people: seatsOf(people.length), options, level }))
}

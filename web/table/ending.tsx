import { lazy, Suspense, useEffect } from 'react'
import { SeatBadge } from '../boards/parts/seat-badge.tsx'
import { isCoached } from '../games/index.ts'
import { Dialog } from '../shell/dialog.tsx'
import { goTo, pathOf } from '../shell/route.ts'
import { useLanguage, useSay } from '../words/house.ts'
import { useBoardProps } from './board/use-board-props.ts'
import styles from './ending.module.css'
import type { LinkedTable } from './model/link.ts'
import { useModel, useTable } from './model/use-table.ts'
import { usePanels } from './panels/panels.ts'
import { SaveRecord } from './replay/save-record.tsx'

// Comes only when a game online is over.
const KeepOffer = lazy(async () => ({ default: (await import('../account/keep-offer.tsx')).KeepOffer }))

/** The end: who won, where the points came from, and what can be done with the game now. */
export function EndingPanel() {
  const { turn, board, players, table, rematch } = useTable((state) => state)
  const props = useBoardProps()
  const model = useModel()
  const say = useSay()
  const language = useLanguage()
  const shown = usePanels((panels) => panels.ranking)
  useEffect(() => show(true), [])
  if (!turn.over || !shown) return null

  async function playAgain(): Promise<void> {
    const address = await model.rematch()
    if (address !== undefined) goTo(address)
  }

  const { ranking, scores } = turn.result
  const names = (ranking[0] ?? []).map((seat) => players[seat]?.name ?? '')
  const won = table.me !== undefined && ranking[0]?.includes(table.me)
  return (
    <Dialog
      title={
        won
          ? say('ending.won')
          : say('ending.lost', { names: new Intl.ListFormat(language).format(names), count: names.length })
      }
      wide
      close={() => show(false)}
    >
      <div className={styles.ending} data-testid="ending">
        <ol className={styles.ranking}>
          {ranking.flatMap((seats, index) =>
            seats.map((seat) => (
              <li key={seat} data-first={index === 0 || undefined}>
                <span className={styles.place}>{placeOf(ranking, index)}</span>
                <SeatBadge badge={seat} size={34} />
                <span className={styles.name}>{players[seat]?.name}</span>
                <strong className={styles.score}>{scores[seat]}</strong>
              </li>
            )),
          )}
        </ol>
        {board?.ending({ ...props, ranking, scores })}
        {table.place === 'remote' && table.me !== undefined && (
          <Suspense>
            <KeepOffer />
          </Suspense>
        )}
        {table.me !== undefined && <p role="status">{rematch !== undefined && say('ending.laid')}</p>}
        <div className={styles.ways}>
          {table.place !== 'replay' && table.me !== undefined && (
            <button type="button" className="button primary" onClick={() => void playAgain()}>
              {say(rematch === undefined ? 'ending.again' : 'ending.join')}
            </button>
          )}
          <button type="button" className="button" onClick={() => goTo(replayOf(table))}>
            {say('ending.replay')}
          </button>
          {table.me !== undefined && isCoached(table.game) && (
            <button type="button" className="button" onClick={() => goTo(`${replayOf(table)}#review`)}>
              {say('ending.review')}
            </button>
          )}
          <SaveRecord />
          <button type="button" className="button" onClick={() => show(false)}>
            {say('ending.board')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

/** The bar of the table brings it back. */
function show(ranking: boolean): void {
  usePanels.setState({ ranking })
}

function replayOf({ id, place }: LinkedTable): string {
  return pathOf({ at: 'replay', of: place === 'remote' ? 'table' : 'local', id })
}

/** Those who share a place have the same number; the next place counts them. */
function placeOf(ranking: readonly (readonly unknown[])[], index: number): number {
  return ranking.slice(0, index).reduce((sum, seats) => sum + seats.length, 1)
}

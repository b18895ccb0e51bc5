import type { Result } from '@carriage/kernel'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { AnyBoard } from '../board/interaction/board.ts'
import { useBoardProps } from '../board/interaction/use-board-props.ts'
import { hasHints } from '../games/index.ts'
import { gameNameOf } from '../games/names.ts'
import { goTo, pathOf } from '../platform/app/route.ts'
import { useLanguage, useTranslate } from '../platform/i18n/language.ts'
import { Dialog } from '../platform/ui/dialog.tsx'
import styles from './ending.module.css'
import { CountedRanking, isCounted, useCounted } from './finale/counted-ranking.tsx'
import { Curve } from './finale/curve.tsx'
import type { Finale } from './finale/finale.ts'
import { FinalePoster, posterBox } from './finale/poster.tsx'
import { SharePoster } from './finale/share-poster.tsx'
import { Superlatives } from './finale/superlatives.tsx'
import type { LinkedTable } from './model/link.ts'
import { useModel, useParts, useTable } from './model/use-table.ts'
import { usePanels } from './panels/panels.ts'
import { SaveRecord } from './replay/save-record.tsx'

// Loaded only when an online game is over.
const SaveOffer = lazy(async () => ({ default: (await import('../pages/account/save-offer.tsx')).SaveOffer }))

/** The end of a game: the winner, where the points came from, and what to do next. */
export function EndingPanel() {
  const turn = useTable((state) => state.turn)
  const shown = usePanels((panels) => panels.ranking)
  useEffect(() => usePanels.setState({ ranking: true }), [])
  return turn.over && shown ? <Ranking result={turn.result} /> : null
}

function Ranking({ result }: { readonly result: Result }) {
  const { board, players, table, rematch } = useParts('board', 'players', 'table', 'rematch')
  const props = useBoardProps()
  const poster = useRef<SVGSVGElement>(null)
  const model = useModel()
  const t = useTranslate()
  const language = useLanguage()
  const { ranking, scores } = result
  const final = useMemo(() => ({ ...props, ranking, scores }), [props, ranking, scores])
  const finale = useFinale(board, final)
  const sources = finale?.sources ?? []
  const known = usePanels(({ counted }) => counted === table.id)
  const counted = useCounted(finale === undefined ? undefined : sources.length, props.motion, known)
  const done = finale !== undefined && isCounted(sources, counted)
  useEffect(() => {
    if (done) usePanels.setState({ counted: table.id })
  }, [done, table.id])

  /** The button in the bar opens it again. Leaving before the end of the count skips the count. */
  function leave(): void {
    usePanels.setState({ counted: table.id, ranking: false })
  }

  async function playAgain(): Promise<void> {
    const address = await model.rematch()
    if (address !== undefined) goTo(address)
  }

  const first = ranking.find((seats) => seats.some((seat) => !players[seat]?.last)) ?? ranking[0] ?? []
  const winners = first.filter((seat) => !players[seat]?.last)
  const names = (winners.length > 0 ? winners : first).map((seat) => players[seat]?.name ?? '')
  // Nothing may grow while it is visible.
  if (finale === undefined) return null
  const won = table.me !== undefined && winners.includes(table.me)
  return (
    <Dialog
      title={
        !done
          ? t('ending.counting')
          : won
            ? t('ending.won')
            : t('ending.lost', { names: new Intl.ListFormat(language).format(names), count: names.length })
      }
      wide
      close={leave}
    >
      <div className={styles.ending} data-testid="ending">
        <div className={styles.moment}>
          <div className={styles.result}>
            <CountedRanking ranking={ranking} scores={scores} players={players} sources={sources} counted={counted} />
            <div className={styles.next}>
              {table.place !== 'replay' && table.me !== undefined && (
                <button type="button" className="button primary" onClick={() => void playAgain()}>
                  {t(rematch === undefined ? 'ending.again' : 'ending.join')}
                </button>
              )}
              {table.me !== undefined && hasHints(table.game) && (
                <button type="button" className="button" onClick={() => goTo(`${replayOf(table)}#review`)}>
                  {t('ending.review')}
                </button>
              )}
            </div>
            {table.me !== undefined && <p role="status">{rematch !== undefined && t('ending.next')}</p>}
            {done && finale && <Superlatives all={finale.superlatives} players={players} />}
          </div>
          {done ? (
            <FinalePoster
              ref={poster}
              game={gameNameOf(table.game)}
              ranking={ranking}
              scores={scores}
              players={players}
              best={finale?.best}
            />
          ) : (
            <div className={styles.veiled} style={{ aspectRatio: `${posterBox.width} / ${posterBox.height}` }} />
          )}
        </div>
        {done && finale && <Curve {...finale.course} />}
        {done && board?.ending(final)}
        {table.place === 'remote' && table.me !== undefined && (
          <Suspense>
            <SaveOffer />
          </Suspense>
        )}
        <div className={styles.ways}>
          <button type="button" className="button" onClick={() => goTo(replayOf(table))}>
            {t('ending.replay')}
          </button>
          {done && <SharePoster poster={poster} />}
          <SaveRecord />
          <button type="button" className="button" onClick={leave}>
            {t('ending.board')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

function replayOf({ id, place }: LinkedTable): string {
  return pathOf({ at: 'replay', of: place === 'remote' ? 'table' : 'local', id })
}

/** The finale of a game: undefined while loading, null if there is none or it failed to load. */
function useFinale(
  board: AnyBoard | undefined,
  props: Parameters<NonNullable<AnyBoard['finale']>>[0],
): Finale | null | undefined {
  const [finale, setFinale] = useState<Finale | null>()
  useEffect(() => {
    let left = false
    Promise.resolve(board?.finale?.(props)).then(
      (made) => {
        if (!left) setFinale(made ?? null)
      },
      // Without it the ending still has its ranking.
      () => {
        if (!left) setFinale(null)
      },
    )
    return () => {
      left = true
    }
  }, [board, props])
  return finale
}

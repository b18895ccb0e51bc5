import { useMemo } from 'react'
import { useStore } from 'zustand'
import { isReady } from '../editor/places.ts'
import { nameOf } from '../names.ts'
import type { OwnProps } from '../props.ts'
import { putDown } from './bench.ts'
import css from './drafting.module.css'
import { reading } from './next-place.ts'
import { useBench, useHand, usePlaces } from './use-bench.ts'

/** The number of listed places; the rest is only counted. */
const listed = 60

/** "Where can this go?" as a list: each place by its square, ready ones first. Collapsed by default. */
export function PlacesList(props: OwnProps) {
  const { t } = props
  const bench = useBench(props)
  const { store } = bench
  const hand = useHand(store)
  const listing = useStore(store, (state) => state.listing)
  const all = usePlaces(bench, hand)
  const places = useMemo(
    () => (listing ? all.toSorted((a, b) => Number(isReady(b)) - Number(isReady(a)) || reading(a, b)) : []),
    [listing, all],
  )
  // Reserves its place, so that nothing below it is laid out again with every piece.
  if (!hand) return <div className={css.places} />
  return (
    <details
      className={css.places}
      open={listing}
      onToggle={(event) => store.setState({ listing: event.currentTarget.open })}
    >
      <summary className={css.heading}>{t('places.title', { piece: nameOf(props, hand.piece) })}</summary>
      <ul>
        {places.slice(0, listed).map(({ lies, x, y, w, h, ready }) => (
          <li key={JSON.stringify(lies)}>
            <button type="button" className={css.place} onClick={() => putDown(bench, lies)}>
              {t(ready ? 'places.ready' : 'places.waits', {
                x,
                y,
                orientation: w === h ? 'square' : w > h ? 'across' : 'upright',
              })}
              {'mirror' in lies &&
                ` ${t('places.turned', { degrees: lies.rot * 90, mirror: lies.mirror ? 'yes' : 'no' })}`}
            </button>
          </li>
        ))}
      </ul>
      {places.length > listed && <p>{t('places.more', { count: places.length - listed })}</p>}
      {all.length === 0 && <p>{t('floor.noPlace', { piece: nameOf(props, hand.piece) })}</p>}
    </details>
  )
}

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { motionNow } from '../../platform/app/settings.ts'
import { useModel, useShown } from '../../table/model/use-table.ts'
import { flightsOf } from './flight.ts'
import { boxOf, fly } from './fly.ts'
import { glowRules } from './glow.ts'
import { untouched, useGlowing } from './use-glowing.ts'

/** Shows what others did on the board: changed places glow until my turn is over, and moved pieces fly. */
export function MotionLayer() {
  useGlow()
  useFlights()
  return null
}

/** Only moves the pieces, without a mark on what changed. */
export function FlightLayer() {
  useFlights()
  return null
}

function useGlow(): void {
  const spots = useGlowing()
  const rules = useMemo(() => glowRules(spots), [spots])
  const sheet = useRef<CSSStyleSheet>(undefined)
  useLayoutEffect(() => {
    const own = new CSSStyleSheet()
    sheet.current = own
    document.adoptedStyleSheets.push(own)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== own)
    }
  }, [])
  useLayoutEffect(() => sheet.current?.replaceSync(rules), [rules])
}

function useFlights(): void {
  const { store } = useModel()
  const { fresh, board } = useShown('fresh', 'board')
  const before = useRef(new Map<string, DOMRect>())
  useEffect(
    () =>
      store.subscribe((state, last) => {
        if (state.fresh === last.fresh) return
        // The board renders a moment later, so the old places can still be read.
        const flights = flightsOf(state.fresh, state.board?.touches ?? untouched, motionNow())
        before.current = new Map(
          flights.flatMap(({ from }) => {
            const box = boxOf(from)
            return box ? [[from, box] as const] : []
          }),
        )
      }),
    [store],
  )
  const shown = useRef(fresh)
  useLayoutEffect(() => {
    if (shown.current === fresh) return
    shown.current = fresh
    const motion = motionNow()
    for (const flight of flightsOf(fresh, board?.touches ?? untouched, motion))
      fly(flight, before.current.get(flight.from), motion.speed)
  }, [fresh, board])
}

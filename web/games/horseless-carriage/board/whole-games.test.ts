import { horselessCarriage, horselessCarriageTitle, type Move } from '@carriage/horseless-carriage'
import { type AnyTitle, preview, redact, type Seat, type Viewer } from '@carriage/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadTranslator } from '../../../platform/i18n/game-translator.ts'
import { createMessageFormatter, type Language } from '../../../platform/i18n/translate.ts'
import { type Moment, momentsOf } from '../gallery/played.ts'
import { board } from './index.tsx'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import type { Props } from './props.ts'
import { YearSummary } from './summary/year-summary.tsx'

const nothing = () => undefined

function propsFor({ state, history, fresh }: Moment, viewer: Viewer, language: Language, looked?: Move): Props {
  const view = redact(state, viewer)
  const turn = horselessCarriage.turn(view)
  const me = viewer === 'spectator' ? undefined : viewer
  const waitingFor = turn.over ? [] : turn.seats
  const name = (seat: Seat) => `P${seat}`
  return {
    match: 'test',
    view,
    me,
    seats: state.players.map((_, seat) => ({ seat: seat as Seat, name: name(seat as Seat), bot: false, here: true })), // an index is a seat
    waitingFor,
    moves: me !== undefined && waitingFor.includes(me) ? [...horselessCarriage.moves(view, me)] : [],
    draft:
      looked && me !== undefined
        ? { move: looked, chosen: false, preview: preview(horselessCarriage, view, me, looked) }
        : undefined,
    peek: nothing,
    choose: nothing,
    commit: nothing,
    refuse: nothing,
    commitAll: nothing,
    fresh,
    history,
    motion: { speed: 1, calm: false },
    language,
    t: createMessageFormatter({ en, de }, language),
    // The translator works with any title; this one is narrower than its type.
    translator: loadTranslator(horselessCarriageTitle as unknown as AnyTitle, language, viewer, name),
    showRule: nothing,
  }
}

function onDesktop(props: Props): string {
  const parts = [board.shared(props), board.dock(props), board.options(props), board.legend?.(props)]
  return parts.map((part) => renderToStaticMarkup(part)).join('')
}

function onPhone(props: Props): string {
  return board.zones.map((zone) => renderToStaticMarkup(zone.show(props))).join('')
}

const movesIn = (markup: string) =>
  new Set(
    [...markup.matchAll(/<button[^>]*data-move="([^"]*)"[^>]*data-legal/g)].map(([, move = '']) =>
      move.replaceAll('&quot;', '"'),
    ),
  )

test('every decision of a whole game with four seats can be made on the board, on the desktop and on a phone', () => {
  const asked = new Set<string>()
  for (const moment of momentsOf({ seats: 4, seed: 9 })) {
    const { state, seat } = moment
    const { stage } = state
    const key = `${stage.name} ${stage.name === 'sales' ? stage.step.name : ''}`
    // The first decision of each kind, and then a sample.
    if (asked.has(key) && moment.history.length % 23 !== 0) continue
    if (stage.name === 'over') continue
    asked.add(key)
    for (const language of ['en', 'de'] as const) {
      const { t, view } = propsFor(moment, seat, language)
      expect(t(board.first(view, seat)).length).toBeLessThan(60)
    }
    for (const markup of [onDesktop(propsFor(moment, seat, 'en')), onPhone(propsFor(moment, seat, 'de'))]) {
      const legal = [...horselessCarriage.moves(redact(state, seat), seat)]
      if (stage.name === 'research' || stage.name === 'focus')
        expect(legal.map((move) => JSON.stringify(move)).filter((move) => !movesIn(markup).has(move))).toEqual([])
      if (stage.name === 'setUp' || stage.name === 'factory') expect(markup).toContain('data-floor')
      if (stage.name === 'sales' && stage.step.name !== 'deliver') expect(markup).toContain('data-sale')
      if (stage.name === 'demand') expect(markup).toMatch(/data-card="[^"]*" data-legal/)
    }
  }
  for (const stage of ['setUp', 'research', 'focus', 'factory', 'sales', 'demand'])
    expect([...asked].some((key) => key.startsWith(stage))).toBe(true)
}, 120_000)

test('next year is forecast for the previewed move', () => {
  for (const moment of momentsOf({ seats: 3, seed: 2 })) {
    if (moment.state.stage.name !== 'research' || moment.state.year !== 2) continue
    const looked = [...horselessCarriage.moves(redact(moment.state, moment.seat), moment.seat)][0]
    const markup = renderToStaticMarkup(board.options(propsFor(moment, moment.seat, 'en', looked)))
    expect(markup).toContain('Next year')
    return
  }
})

test('a spectator of five bots sees every phase without controls', () => {
  const seen = new Set<string>()
  for (const moment of momentsOf({ seats: 5, seed: 3 })) {
    const { name } = moment.state.stage
    if (board.isSummary(moment.fresh)) for (const language of ['en', 'de'] as const) expectSummary(moment, language)
    if (seen.has(name)) continue
    seen.add(name)
    const props = propsFor(moment, 'spectator', 'en')
    for (const markup of [onDesktop(props), onPhone(props)]) {
      expect(markup).not.toContain('data-legal')
      expect(markup).not.toContain('data-submit')
      expect(markup).toContain('<svg')
    }
    for (const seat of moment.state.players.keys())
      expect(renderToStaticMarkup(board.rival({ ...props, seat: seat as Seat }))).toContain(`P${seat}`)
  }
  expect(seen.has('over')).toBe(true)
}, 120_000)

test('a spectator who watches a seat sees its factory, no card of its hand, and no controls', () => {
  const seen = new Set<string>()
  for (const moment of momentsOf({ seats: 4, seed: 9 })) {
    const { name } = moment.state.stage
    if (seen.has(name)) continue
    seen.add(name)
    const plain = propsFor(moment, 'spectator', 'en')
    for (const { seat } of plain.seats) {
      const props = { ...plain, me: seat, watching: true }
      for (const markup of [onDesktop(props), onPhone(props)]) {
        expect(markup).not.toMatch(/data-legal|data-submit|data-card=|data-floor/)
        expect(markup).toContain(`P${seat}`)
      }
      expect(renderToStaticMarkup(board.dock(props))).not.toBe('')
      // Its own factory is not among those of the rivals.
      const rivals = renderToStaticMarkup(board.zones.find(({ id }) => id === 'rivals')?.show(props))
      expect(rivals).not.toContain(`data-spot="factory ${seat}"`)
      if (name === 'factory') expect(renderToStaticMarkup(board.shared(props))).toContain(`data-spot="factory ${seat}"`)
    }
  }
  expect(seen.has('demand') && seen.has('over')).toBe(true)
}, 120_000)

/** A summary without motion shows the market and a sentence for each of its acts. */
function expectSummary(moment: Moment, language: Language): void {
  const motion = { speed: 1, calm: true } as const
  const props = { ...propsFor(moment, 'spectator', language), motion, events: moment.fresh, done: nothing }
  const markup = renderToStaticMarkup(createElement(YearSummary, props))
  expect(markup).toContain('<svg')
  expect([...markup.matchAll(/<p[^>]*>[^<]+\.<\/p><\/li>/g)].length).toBeGreaterThanOrEqual(2)
}

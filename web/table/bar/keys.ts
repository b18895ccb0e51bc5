import { useLayoutEffect } from 'react'
import { hideSign } from '../../board/interaction/signs.ts'
import { showAgain } from '../../board/motion/showing.ts'
import { tapeOf } from '../../board/motion/tape.ts'
import { goToNext } from '../../pages/my-games/next-game.tsx'
import { changeSettings, useSettings } from '../../platform/app/settings.ts'
import { askHint, closeHint } from '../hints/hints.ts'
import { canTalk } from '../model/link.ts'
import type { TableModel } from '../model/table-state.ts'
import { openPanel, usePanels } from '../panels/panels.ts'
import { takeBack } from './draft-undo.ts'
import { endTurn } from './end-turn.ts'
import { isWriting } from './is-writing.ts'
import { holdTurn } from './turn-end.ts'

/** Shortcuts that work anywhere at the table. Each has a button too. */
export const keys = [
  '1–9',
  'Enter',
  'U',
  'Shift U',
  'E',
  'Space',
  'C',
  'H',
  'O',
  'L',
  'R',
  'M',
  'T',
  'V',
  'N',
  'Esc',
  '?',
] as const

export function useKeys(model: TableModel): void {
  // Before paint, so that no key is lost.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (act(model, event)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [model])
}

/** Returns whether the key had a meaning. */
function act(model: TableModel, { key, target }: KeyboardEvent): boolean {
  const state = model.store.getState()
  if (state.summary) return false
  if (/^[1-9]$/.test(key)) return focusChoice(key)
  switch (key) {
    case 'u':
      takeBack(model, 'step')
      return true
    case 'U':
      takeBack(model, 'turn')
      return true
    case 'e':
      endTurn(model)
      return true
    case ' ':
      if (target instanceof HTMLButtonElement) return false
      if (holdTurn()) return true
      if (state.behind === 0) return false
      model.hurry()
      return true
    case 'c':
      return focusChoice('1')
    case 'h':
      void askHint(model)
      return true
    case 'o':
      openPanel('options')
      return true
    case 'l':
      openPanel('log')
      return true
    case 'r':
      openPanel('rules')
      return true
    case 'm':
      if (!canTalk(state.table)) return false
      openPanel('notes')
      focusSoon('#notes')
      return true
    case 't':
      changeSettings({ text: !useSettings.getState().text })
      return true
    case 'v':
      if (!tapeOf(state)) return false
      showAgain()
      return true
    case 'n':
      return goToNext(state.table.id)
    case 'Escape':
      model.choose(undefined)
      model.forgetRefusal()
      hideSign()
      closeHint()
      holdTurn()
      usePanels.setState({ rival: undefined, missed: undefined })
      return false
    case '?':
      usePanels.setState({ dialog: 'keys' })
      return true
    default:
      return false
  }
}

/** Focuses a choice, which shows its preview; Enter then plays it. */
function focusChoice(number: string): boolean {
  openPanel('options')
  focusSoon(`[data-choice="${number}"]`)
  return true
}

/** Frames to wait for an element that is just being rendered or uncovered. */
const mostFrames = 60

function focusSoon(selector: string, pictures = mostFrames, held = document.activeElement): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    // The user has moved the focus meanwhile.
    if (activeElement !== held && activeElement !== body) return
    const found = document.querySelector<HTMLElement>(selector)
    found?.closest('details')?.setAttribute('open', '')
    found?.focus()
    if (document.activeElement !== found && pictures > 0) focusSoon(selector, pictures - 1, held)
  })
}

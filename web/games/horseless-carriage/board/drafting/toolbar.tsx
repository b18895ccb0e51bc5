import { useCallback, useEffect } from 'react'
import { useOwnUndo } from '../../../../table/bar/draft-undo.ts'
import { isWriting } from '../../../../table/bar/is-writing.ts'
import { flip, turn } from '../editor/hand.ts'
import { currentDraft, redo, undo, undoAll } from '../editor/sheet.ts'
import type { OwnProps } from '../props.ts'
import { type Bench, changeSheet, hold } from './bench.ts'
import { DraftTabs } from './draft-tabs.tsx'
import css from './drafting.module.css'
import { Submit } from './submit.tsx'
import { flipPath, putBackPath, ToolGlyph, turnPath } from './tool-glyph.tsx'
import { useHand } from './use-bench.ts'

/** The tools beside the floor: undo, turn, drafts, submit. */
export function Toolbar({ props, bench }: { readonly props: OwnProps; readonly bench: Bench }) {
  const { t } = props
  const { sheet } = bench
  const { past, future } = currentDraft(sheet)

  const back = useCallback(
    (reach: 'step' | 'turn') => {
      hold(bench, undefined)
      changeSheet(bench, reach === 'step' ? undo(sheet) : undoAll(sheet))
    },
    [bench, sheet],
  )
  const { stage } = props.view
  // A submitted plan is a move, and is undone as one.
  const submitted = stage.name === 'factory' && stage.plans[props.me]?.state === 'submitted'
  useOwnUndo(past.length > 0 && !submitted ? back : undefined)

  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      hold(bench, undefined)
      changeSheet(bench, key === 'y' || event.shiftKey ? redo(sheet) : undo(sheet))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [bench, sheet])

  // In a lesson the submit button is with the pieces.
  if (bench.guidance) return <HandKeys bench={bench} />
  return (
    <div className={css.toolbar}>
      <div className={css.tools}>
        <Tool
          label={t('tool.undo')}
          path="M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3"
          keys="U"
          off={past.length === 0}
          act={() => back('step')}
        />
        <Tool
          label={t('tool.redo')}
          path="M15 5l5 5l-5 5M20 10H10a5 5 0 0 0 0 10h3"
          keys="Control+Shift+Z"
          off={future.length === 0}
          act={() => {
            hold(bench, undefined)
            changeSheet(bench, redo(sheet))
          }}
        />
        <PieceTools t={t} bench={bench} />
      </div>
      {props.view.stage.name !== 'setUp' && <DraftTabs props={props} bench={bench} />}
      <Submit props={props} bench={bench} />
      <HandKeys bench={bench} />
    </div>
  )
}

/** Shortcuts for the piece in hand. A component of its own, so that only it renders when the hand changes. */
function HandKeys({ bench }: { readonly bench: Bench }) {
  const hand = useHand(bench.store)
  useEffect(() => {
    if (!hand) return
    const held = hand
    /** With a piece in hand these keys apply to it, wherever the focus is; R is no longer "Rules here". */
    function steer(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (event.key !== 'r' && event.key !== 'f') return
      event.preventDefault()
      event.stopPropagation()
      hold(bench, event.key === 'r' ? turn(held) : flip(held))
    }
    addEventListener('keydown', steer, { capture: true })
    return () => removeEventListener('keydown', steer, { capture: true })
  }, [bench, hand])
  return null
}

function PieceTools({ t, bench }: { readonly t: OwnProps['t']; readonly bench: Bench }) {
  const hand = useHand(bench.store)
  return (
    <>
      <Tool
        label={t('tool.turn')}
        path={turnPath}
        keys="R"
        also={t('tool.turn.also')}
        off={!hand}
        inHand
        act={() => hand && hold(bench, turn(hand))}
      />
      <Tool
        label={t('tool.flip')}
        path={flipPath}
        keys="F"
        off={!hand}
        inHand
        act={() => hand && hold(bench, flip(hand))}
      />
      <Tool
        label={t('tool.drop')}
        path={putBackPath}
        keys="Escape"
        off={!hand}
        inHand
        act={() => hold(bench, undefined)}
      />
    </>
  )
}

interface ToolProps {
  readonly label: string
  readonly path: string
  readonly keys: string
  /** An alternative, shown beside the key. */
  readonly also?: string
  readonly off: boolean
  /** It applies to the piece in hand. */
  readonly inHand?: boolean
  readonly act: () => void
}

function Tool({ label, path, keys, also, off, inHand = false, act }: ToolProps) {
  return (
    <button
      type="button"
      className={css.tool}
      data-inhand={inHand || undefined}
      title={`${label} (${also === undefined ? keys : `${keys}, ${also}`})`}
      aria-label={label}
      aria-keyshortcuts={keys}
      disabled={off}
      onClick={act}
    >
      <ToolGlyph path={path} />
    </button>
  )
}

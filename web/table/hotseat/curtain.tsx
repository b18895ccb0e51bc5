import { useEffect, useLayoutEffect, useRef } from 'react'
import { SeatBadge } from '../../board/parts/seat-badge.tsx'
import { useModel, useTable } from '../model/use-table.ts'
import { usePanels } from '../panels/panels.ts'
import { usePlans } from '../plan/plans.ts'
import styles from './curtain.module.css'
import { useHotseatWords } from './use-messages.ts'

/** Hides the table between two people at one device, until the next one confirms. */
export function Curtain() {
  const handOver = useTable((state) => state.handOver)
  const { sit } = useModel()
  useEffect(() => {
    // Open panels belong to the previous person.
    usePanels.setState({ rival: undefined, dialog: undefined, zone: '' })
    usePlans.setState({ drafting: false })
    if (handOver && !handOver.hides) sit()
  }, [handOver, sit])
  return handOver?.hides ? <Drawn seat={handOver.to} open={sit} /> : null
}

function Drawn({ seat, open }: { readonly seat: number; readonly open: () => void }) {
  const name = useTable((state) => state.players[seat]?.name ?? '')
  const t = useHotseatWords()
  const dialog = useRef<HTMLDialogElement>(null)
  // Before paint, so that the table is never visible without it.
  useLayoutEffect(() => {
    const curtain = dialog.current
    curtain?.showModal()
    return () => curtain?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.curtain}
      aria-labelledby="curtain-title"
      data-testid="curtain"
      // Only the next person may close it.
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <SeatBadge badge={seat} size={96} />
      <h2 id="curtain-title">{t('curtain.title', { name })}</h2>
      <p>{t('curtain.why', { name })}</p>
      <button type="button" className="button primary big" onClick={open}>
        {t('curtain.open', { name })}
      </button>
    </dialog>
  )
}

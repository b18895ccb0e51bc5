import { useEffect, useState } from 'react'
import type { Table } from '../../platform/net/api.ts'
import { EmbedButton } from '../embed/embed-button.tsx'
import { invitingHash } from './inviting-address.ts'
import styles from './lobby.module.css'
import { useRoomWords } from './use-waiting-room-messages.ts'

/** The invitation link of this table. */
export function ShareLink({ table, renew }: { readonly table: Table; readonly renew?: (() => void) | undefined }) {
  const tRoom = useRoomWords()
  const link = `${location.origin}/table/${table.id}${invitingHash(table)}`
  return (
    <>
      <SharedLink link={link} label={tRoom('share')} renew={table.visibility === 'open' ? undefined : renew} />
      {table.visibility === 'open' && <EmbedButton id={table.id} />}
    </>
  )
}

interface SharedLinkProps {
  readonly link: string
  readonly label: string
  /** Makes a new link, where the old one can be invalidated. */
  readonly renew?: (() => void) | undefined
}

/** A link to copy or to show as a QR code. */
export function SharedLink({ link, label, renew }: SharedLinkProps) {
  const tRoom = useRoomWords()
  const [copied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }

  return (
    <section className={styles.share}>
      <div>
        <label>
          <span>{label}</span>
          <input
            className="field"
            readOnly
            value={link}
            data-testid="link"
            onFocus={(event) => event.target.select()}
          />
        </label>
        <button type="button" className="button" onClick={() => void copy()}>
          {tRoom(copied ? 'copied' : 'copy')}
        </button>
        {renew && (
          <button type="button" className="button quiet" title={tRoom('renew.why')} onClick={renew}>
            {tRoom('renew')}
          </button>
        )}
      </div>
      <QrCode text={link} label={tRoom('qr')} />
    </section>
  )
}

/** Shown once the code for it has loaded. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [path, setPath] = useState<{ d: string; size: number } | undefined>()
  useEffect(() => {
    void import('./qr-path.ts').then(({ qrPath }) => setPath(qrPath(text)))
  }, [text])
  if (!path) return <div className={styles.qr} />
  return (
    <svg className={styles.qr} viewBox={`0 0 ${path.size} ${path.size}`} role="img" aria-label={label}>
      <path d={path.d} fill="#1a1614" shapeRendering="crispEdges" />
    </svg>
  )
}

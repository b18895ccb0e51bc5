import { useEffect, useState } from 'react'
import { api, type Table, withKey } from '../../platform/net/api.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import styles from './embed-code.module.css'
import { useEmbedWords } from './use-messages.ts'

interface EmbedDialogProps {
  readonly id: string
  readonly close: () => void
}

/** The HTML code that embeds a table; the server says who may see the table. */
export function EmbedDialog({ id, close }: EmbedDialogProps) {
  const words = useEmbedWords()
  const [visibility, setVisibility] = useState<Table['visibility']>()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    void api
      .GET('/api/tables/:id', { params: { path: { id }, header: withKey(id) } })
      .then(({ data }) => setVisibility(data?.visibility))
  }, [id])
  const code = `<iframe src="${location.origin}/embed/${id}" title="Carriage House" width="960" height="640" loading="lazy" style="border:0;max-width:100%"></iframe>`

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(code)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }

  return (
    <Dialog title={words('title')} close={close}>
      {visibility === 'open' && (
        <div className={styles.code}>
          <p>{words('lead')}</p>
          <label>
            <span>{words('code')}</span>
            <textarea
              className="field"
              readOnly
              rows={5}
              value={code}
              data-testid="embed-code"
              onFocus={(event) => event.target.select()}
            />
          </label>
          <button type="button" className="button primary" onClick={() => void copy()}>
            {words(copied ? 'copied' : 'copy')}
          </button>
        </div>
      )}
      {visibility !== undefined && visibility !== 'open' && <p>{words('closed')}</p>}
    </Dialog>
  )
}

import { type DragEvent, useEffect, useState } from 'react'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { goTo, useHash } from '../../platform/app/route.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import sheet from '../../platform/ui/sheet.module.css'
import { saveSharedBranch } from './branch.ts'
import { downloadRecord, parseRecordWish } from './record-file.ts'

/** Opens the file of a recorded game in a replay. `#record=/path` opens one that this site serves. */
export function RecordPage() {
  const [problem, setProblem] = useState<string>()
  const [cut, setCut] = useState(false)
  const hash = useHash()
  const t = useTranslate()
  const { path, seat, move, branch } = parseRecordWish(hash)

  useEffect(() => {
    if (path === undefined) return
    const leaving = new AbortController()
    const show = async () => {
      const answer = await fetch(path, { signal: leaving.signal })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      const id = await downloadRecord(await answer.text(), seat)
      goTo(`/local/${encodeURIComponent(id)}/replay#move=${move}`, 'replace')
    }
    show().catch((error: unknown) => {
      if (!leaving.signal.aborted) setProblem(messageOf(error))
    })
    return () => leaving.abort()
  }, [path, seat, move])

  useEffect(() => {
    if (branch === undefined) return
    let left = false
    saveSharedBranch(branch).then(
      (address) => !left && (address === undefined ? setCut(true) : goTo(address, 'replace')),
      (error: unknown) => !left && setProblem(messageOf(error)),
    )
    return () => {
      left = true
    }
  }, [branch])

  async function open(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      const id = await downloadRecord(await file.text(), seat)
      goTo(`/local/${encodeURIComponent(id)}/replay`)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    void open(event.dataTransfer.files[0])
  }

  return (
    <PageFrame>
      {/* Dropping a file is a second way; the field below is for the keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className={sheet.sheet} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <h1 className={sheet.title}>{t('page.record')}</h1>
        <p className={sheet.lead}>{t('recordFile.lead')}</p>
        <label className={sheet.file}>
          {t('recordFile.choose')}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
          />
        </label>
        {cut && <p role="alert">{t('recordFile.branch')}</p>}
        {problem !== undefined && <p role="alert">{t('recordFile.unreadable', { problem })}</p>}
      </div>
    </PageFrame>
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

import { lazy, Suspense, useState } from 'react'
import { useEmbedWords } from './use-messages.ts'

const EmbedDialog = lazy(async () => ({ default: (await import('./embed-code.tsx')).EmbedDialog }))

/** Opens the HTML code that embeds a table in another site. */
export function EmbedButton({ id }: { readonly id: string }) {
  const words = useEmbedWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words('open')}
      </button>
      {open && (
        <Suspense>
          <EmbedDialog id={id} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { usePath } from '../../platform/app/route.ts'
import { PersonDialog, type PersonDialogProps } from './person-dialog.tsx'

type Person = Omit<PersonDialogProps, 'close'>

/**
 * Shows what can be done about a person. It stands outside of the page, since the name may go by what is done: a line that
 * is not read any more, a seat that becomes free.
 */
export function openPerson(person: Person): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<OnThisPage person={person} close={close} />)
}

function OnThisPage({ person, close }: { readonly person: Person; readonly close: () => void }) {
  const path = usePath()
  const here = useRef(path)
  useEffect(() => {
    if (here.current !== path) close()
  }, [path, close])
  return <PersonDialog {...person} close={close} />
}

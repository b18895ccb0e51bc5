import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { usePath } from '../../platform/app/route.ts'
import { PersonDialog, type PersonDialogProps } from './person-dialog.tsx'

type Person = Omit<PersonDialogProps, 'close'>

/**
 * Opens the actions for a person. The dialog is outside the page, since an action may remove the name that was clicked:
 * a chat line, or a seat.
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

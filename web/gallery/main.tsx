import '@fontsource/league-gothic'
import '@fontsource-variable/libre-franklin'
import '../shell/tokens.css'
import '../shell/base.css'
import type { AnyTitle } from '@carriage/kernel'
import { kraftwagenTitle } from '@carriage/kraftwagen'
import { createRoot } from 'react-dom/client'
import { watchPointer } from '../table/last-pointer.ts'
import { openWords } from '../words/translations.ts'
import { Gallery } from './gallery.tsx'

watchPointer(document)
// The words of any title can be opened; this one is narrower than asked for.
await openWords(kraftwagenTitle as unknown as AnyTitle, 'de')
const root = document.getElementById('gallery')
if (root) createRoot(root).render(<Gallery />)

import '@fontsource/league-gothic'
import '@fontsource-variable/libre-franklin'
import '../shell/tokens.css'
import '../shell/base.css'
import { createRoot } from 'react-dom/client'
import { watchPointer } from '../table/board/last-pointer.ts'
import { openWords } from '../words/translations.ts'
import { Gallery } from './gallery.tsx'
import { showcases } from './showcases.ts'

watchPointer(document)
await Promise.all(showcases.map(({ showcase }) => openWords(showcase.exhibit.title, 'de')))
const root = document.getElementById('gallery')
if (root) createRoot(root).render(<Gallery />)

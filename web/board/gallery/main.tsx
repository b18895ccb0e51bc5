import '@fontsource/league-gothic'
import '@fontsource-variable/libre-franklin'
import '../../platform/ui/tokens.css'
import '../../platform/ui/base.css'
import { createRoot } from 'react-dom/client'
import { openWords } from '../../platform/i18n/translations.ts'
import { watchPointer } from '../interaction/last-pointer.ts'
import { Gallery } from './gallery.tsx'
import { showcases } from './showcases.ts'

watchPointer(document)
await Promise.all(showcases.map(({ showcase }) => openWords(showcase.exhibit.title, 'de')))
const root = document.getElementById('gallery')
if (root) createRoot(root).render(<Gallery />)

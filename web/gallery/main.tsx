import '@fontsource/league-gothic'
import '@fontsource-variable/libre-franklin'
import '../shell/tokens.css'
import '../shell/base.css'
import { createRoot } from 'react-dom/client'
import { watchPointer } from '../table/last-pointer.ts'
import { Gallery } from './gallery.tsx'

watchPointer(document)
const root = document.getElementById('gallery')
if (root) createRoot(root).render(<Gallery />)

import '@fontsource/league-gothic'
import '@fontsource-variable/libre-franklin'
import '../shell/tokens.css'
import '../shell/base.css'
import { createRoot } from 'react-dom/client'
import { ageOfEngineeringExhibit } from '../games/age-of-engineering/gallery/exhibit.ts'
import { horselessCarriageExhibit } from '../games/horseless-carriage/gallery/exhibit.ts'
import { kraftwagenExhibit } from '../games/kraftwagen/gallery/exhibit.ts'
import { watchPointer } from '../table/last-pointer.ts'
import { openWords } from '../words/translations.ts'
import { Gallery } from './gallery.tsx'

watchPointer(document)
await Promise.all(
  [kraftwagenExhibit, ageOfEngineeringExhibit, horselessCarriageExhibit].map(({ title }) => openWords(title, 'de')),
)
const root = document.getElementById('gallery')
if (root) createRoot(root).render(<Gallery />)

import '@fontsource/league-gothic'
import '@fontsource-variable/libre-franklin'
import '../shell/tokens.css'
import '../shell/base.css'
import { createRoot } from 'react-dom/client'
import { watchPointer } from '../table/last-pointer.ts'
import { openWords } from '../words/translations.ts'
import { ageOfEngineeringExhibit } from './age-of-engineering/exhibit.ts'
import { Gallery } from './gallery.tsx'
import { horselessCarriageExhibit } from './horseless-carriage/exhibit.ts'
import { kraftwagenExhibit } from './kraftwagen-exhibit.ts'

watchPointer(document)
await Promise.all(
  [kraftwagenExhibit, ageOfEngineeringExhibit, horselessCarriageExhibit].map(({ title }) => openWords(title, 'de')),
)
const root = document.getElementById('gallery')
if (root) createRoot(root).render(<Gallery />)

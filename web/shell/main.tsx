import '@fontsource/league-gothic/latin-400.css'
import '@fontsource-variable/libre-franklin/wght.css'
import '@fontsource/old-standard-tt/latin-400.css'
import './stand-ins.css'
import './tokens.css'
import './base.css'
import { createRoot } from 'react-dom/client'
import { Boundary } from '../faults/boundary.tsx'
import { reportMissing } from '../faults/send.ts'
import { watchUncaught } from '../faults/uncaught.ts'
import { watchPointer } from '../table/board/last-pointer.ts'
import { speakIn } from '../words/house.ts'
import { tolerateMissing } from '../words/speak.ts'
import { App } from './app.tsx'
import { keepTheme, useSettings } from './settings.ts'

// A developer sees at once what is missing; a player plays on.
if (import.meta.env.PROD) tolerateMissing(reportMissing)
watchUncaught()
keepTheme()
watchPointer(document)
await speakIn(useSettings.getState().language)
useSettings.subscribe(({ language }, before) => {
  if (language !== before.language) void speakIn(language)
})

const place = document.getElementById('app')
if (!place) throw new Error('The page has no place for the app.')
createRoot(place).render(
  <Boundary part="page">
    <App />
  </Boundary>,
)

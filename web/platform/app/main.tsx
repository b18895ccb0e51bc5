import '@fontsource/league-gothic/latin-400.css'
import '@fontsource-variable/libre-franklin/wght.css'
import '@fontsource/old-standard-tt/latin-400.css'
import '../ui/fallback-fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { createRoot } from 'react-dom/client'
import { watchPointer } from '../../board/interaction/last-pointer.ts'
import { Boundary } from '../errors/boundary.tsx'
import { reportMissing } from '../errors/send.ts'
import { watchUncaught } from '../errors/uncaught.ts'
import { setLanguage } from '../i18n/language.ts'
import { showMessageIds } from '../i18n/message-ids.ts'
import { tolerateMissing } from '../i18n/translate.ts'
import { App } from './app.tsx'
import { saveTheme, useSettings } from './settings.ts'

// Developers should see a missing message at once; players should be able to play on.
if (import.meta.env.PROD) tolerateMissing(reportMissing)
if (import.meta.env.DEV) showMessageIds(new URLSearchParams(location.search).has('messages'))
watchUncaught()
saveTheme()
watchPointer(document)
await setLanguage(useSettings.getState().language)
useSettings.subscribe(({ language }, before) => {
  if (language !== before.language) void setLanguage(language)
})

const place = document.getElementById('app')
if (!place) throw new Error('index.html has no element #app.')
createRoot(place).render(
  <Boundary part="page">
    <App />
  </Boundary>,
)

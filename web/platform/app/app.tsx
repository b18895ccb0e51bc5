import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Home } from '../../pages/home/home.tsx'
import { NotFound } from '../../pages/not-found.tsx'
import { Boundary } from '../errors/boundary.tsx'
import { FaultNote } from '../errors/error-note.tsx'
import { useTranslate } from '../i18n/language.ts'
import { linkOutcome } from './link-outcome.ts'
import { setPageTitle } from './page-title.ts'
import { goTo, pageRouteOf, usePath } from './route.ts'

const LessonPage = lazy(async () => ({ default: (await import('../../pages/lessons/lesson-page.tsx')).LessonPage }))
const FirstHourPage = lazy(async () => ({
  default: (await import('../../pages/first-hour/first-hour-page.tsx')).FirstHourPage,
}))
const LocalPage = lazy(async () => ({ default: (await import('../../pages/local-play/local-page.tsx')).LocalPage }))
const ReplayPage = lazy(async () => ({ default: (await import('../../table/replay/replay-page.tsx')).ReplayPage }))
const PlayPage = lazy(async () => ({ default: (await import('../../pages/play/play-page.tsx')).PlayPage }))
const LobbyPage = lazy(async () => ({ default: (await import('../../pages/lobby/lobby-page.tsx')).LobbyPage }))
const ProfilePages = lazy(async () => ({
  default: (await import('../../pages/profile/profile-pages.tsx')).ProfilePages,
}))
const AboutPage = lazy(async () => ({ default: (await import('../../pages/about/about-page.tsx')).AboutPage }))
const TablePage = lazy(async () => ({ default: (await import('../../pages/lobby/table-page.tsx')).TablePage }))
const EmbedPage = lazy(async () => ({ default: (await import('../../pages/embed/embed-page.tsx')).EmbedPage }))
const RecordPage = lazy(async () => ({ default: (await import('../../pages/local-play/record-page.tsx')).RecordPage }))
const RulesPages = lazy(async () => ({ default: (await import('../../pages/rules/rules-pages.tsx')).RulesPages }))
const PuzzlePages = lazy(async () => ({ default: (await import('../../pages/puzzles/puzzle-pages.tsx')).PuzzlePages }))
const BoxPages = lazy(async () => ({ default: (await import('../../pages/boxes/box-pages.tsx')).BoxPages }))
const SettingsPage = lazy(async () => ({
  default: (await import('../../pages/settings/settings-page.tsx')).SettingsPage,
}))
const AccountPages = lazy(async () => ({
  default: (await import('../../pages/account/account-pages.tsx')).AccountPages,
}))
const WatchTables = lazy(async () => ({ default: (await import('../../pages/my-games/watch-tables.tsx')).WatchTables }))
const MyGamesPage = lazy(async () => ({
  default: (await import('../../pages/my-games/my-games-page.tsx')).MyGamesPage,
}))
const LinkPage = lazy(async () => ({ default: (await import('../../pages/account/link-page.tsx')).LinkPage }))
const LinkNote = lazy(async () => ({ default: (await import('../../pages/account/link-note.tsx')).LinkNote }))

export function App() {
  const path = usePath()
  const route = useMemo(() => pageRouteOf(path), [path])
  const t = useTranslate()
  useEffect(() => {
    setPageTitle(route.at === 'home' ? t('site.name') : `${t(`page.${route.at}`)} · ${t('site.name')}`)
  }, [route, t])
  return (
    <>
      <Boundary part="page" of={path}>
        <Suspense>{pageOf(route)}</Suspense>
      </Boundary>
      <FaultNote />
      {route.at !== 'embed' && (
        <Suspense>
          <WatchTables path={path} />
        </Suspense>
      )}
      <Suspense>
        <LinkError key={path} />
      </Suspense>
    </>
  )
}

/** Only the first address of a visit can carry an error of a sign-in link; it is removed once read. */
function LinkError() {
  const [outcome] = useState(() => linkOutcome(location.search))
  const [read, setRead] = useState(false)
  if (!outcome || read) return null
  function close(): void {
    setRead(true)
    goTo(`${location.pathname}${location.hash}`, 'replace')
  }
  return <LinkNote outcome={outcome} close={close} />
}

function pageOf(route: ReturnType<typeof pageRouteOf>) {
  switch (route.at) {
    case 'home':
      return <Home />
    case 'play':
      return <PlayPage />
    case 'lobby':
      return <LobbyPage />
    case 'my-games':
      return <MyGamesPage />
    case 'history':
      return <ProfilePages />
    case 'people':
      return <ProfilePages key={route.account} account={route.account} />
    case 'clubs':
      return <ProfilePages key={route.club} club={route.club} />
    case 'seasons':
      return <ProfilePages season={route.season} />
    case 'tournaments':
      return <ProfilePages tournament={route.tournament} />
    case 'about':
      return <AboutPage about={route.about} />
    case 'moderation':
      return <AboutPage about="moderation" />
    case 'link':
      return <LinkPage />
    case 'record':
      return <RecordPage />
    case 'settings':
      return route.part === 'device' ? <SettingsPage /> : <AccountPages part={route.part} />
    case 'rules':
      return <RulesPages key={route.game} {...route} />
    case 'puzzles':
      return <PuzzlePages {...route} />
    case 'box':
    case 'boxEditor':
      return <BoxPages route={route} />
    case 'local':
      return <LocalPage key={route.id} id={route.id} />
    case 'learn':
      return route.lesson?.includes('-stage-') ? (
        <FirstHourPage id={route.lesson} />
      ) : (
        <LessonPage key={route.lesson} id={route.lesson} />
      )
    case 'replay':
      return <ReplayPage key={route.id} of={route.of} id={route.id} />
    case 'table':
      return <TablePage key={route.id} id={route.id} />
    case 'embed':
      return <EmbedPage key={route.id} id={route.id} />
    case 'notFound':
      return <NotFound />
    default:
      return route satisfies never
  }
}

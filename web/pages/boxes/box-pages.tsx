import { lazy } from 'react'
import type { PageRoute } from '../../platform/app/route.ts'
import { BoxPage } from './box-page.tsx'

const EditorPage = lazy(async () => ({ default: (await import('./editor/editor-page.tsx')).EditorPage }))
const SharedPage = lazy(async () => ({ default: (await import('./shared/shared-page.tsx')).SharedPage }))

/** The standard box of a game, a shared one, or the editor. */
export function BoxPages({ route }: { readonly route: PageRoute & { readonly at: 'box' | 'boxEditor' } }) {
  const { game } = route
  if (route.at === 'boxEditor') return <EditorPage key={game} game={game} />
  if (route.shared !== undefined) return <SharedPage key={route.shared} game={game} id={route.shared} />
  return <BoxPage key={game} game={game} />
}

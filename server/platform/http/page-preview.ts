import { componentsWith, componentTablesIn, differingRows, rulesAt } from '@carriage/kernel'
import { type MatchId, matchId, pageAt, type SharedBox } from '@carriage/protocol'
import { titles } from '@carriage/shared/catalogue'

/** The metadata of a page for search engines, and for messengers that show a link. */
interface PagePreview {
  readonly title: string
  readonly text: string
  /** The path of its picture. */
  readonly picture: string
  /** Paragraphs to read, until the client draws the page. */
  readonly body: readonly string[]
}

const server = 'Carriage House'
const pictureOf = (game: string) => `/previews/${game}.jpg`

/** The lookups of previews. */
export interface PreviewFacts {
  /** The game of a table, if there is such a table. */
  readonly gameOf: (id: MatchId) => Promise<string | undefined>
  /** A box, if it is shared. */
  readonly sharedBox: (id: string) => Promise<SharedBox | undefined>
}

/** The preview of a table only names its game: visitors need not know who plays. */
async function previewOf(path: string, facts: PreviewFacts): Promise<PagePreview | undefined> {
  const [first] = titles
  if (!first) return undefined
  switch (pageAt(path)) {
    case '/rules':
      return {
        title: `Rules · ${server}`,
        text: `Rules, overviews and reference cards: ${titles.map(({ about }) => about.name).join(', ')}.`,
        picture: pictureOf(first.about.id),
        body: titles.map(({ about }) => about.name),
      }
    case '/rules/:game': {
      const title = titleAt(path)
      if (!title) return undefined
      const { about, handbook } = title
      const overview = (await handbook?.())?.overview.map(({ text }) => text) ?? []
      return {
        title: `Rules of ${about.name} · ${server}`,
        text: overview[0] ?? about.name,
        picture: pictureOf(about.id),
        body: [...overview, ...rulesAt(title).map(({ id, title: name, text }) => `${id} ${name}. ${text}`)],
      }
    }
    case '/rules/:game/example/:example': {
      const title = titleAt(path)
      return (
        title && {
          title: `Worked example: ${title.about.name} · ${server}`,
          text: 'A playable example from the rules: what happens and why.',
          picture: pictureOf(title.about.id),
          body: [],
        }
      )
    }
    case '/box/:game': {
      const title = titleAt(path)
      return title && usualBoxPreview(title)
    }
    case '/box/:game/shared/:id': {
      const title = titleAt(path)
      return title && sharedBoxPreview(title, await boxAt(path, facts))
    }
    case '/table/:id': {
      const about = await playedAt(path, facts)
      return {
        title: about ? `${about.name}: a table · ${server}` : `A table · ${server}`,
        text: 'Join or watch: heavy board games about the dawn of the automobile, played in the browser.',
        picture: pictureOf((about ?? first.about).id),
        body: [],
      }
    }
    case '/table/:id/replay': {
      const about = await playedAt(path, facts)
      return {
        title: about ? `${about.name}: a replay · ${server}` : `A replay · ${server}`,
        text: 'A finished game, move by move.',
        picture: pictureOf((about ?? first.about).id),
        body: [],
      }
    }
    default:
      return undefined
  }
}

type Title = (typeof titles)[number]

function titleAt(path: string): Title | undefined {
  return titles.find(({ about }) => about.id === partsOf(path)[1])
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

async function usualBoxPreview({ about, handbook, components }: Title): Promise<PagePreview | undefined> {
  if (!components) return undefined
  const named = (await handbook?.())?.components ?? []
  return {
    title: `What’s in the box: ${about.name} · ${server}`,
    text: `Every piece and number in ${about.name}, marked as printed, reported or reconstructed.`,
    picture: pictureOf(about.id),
    body: named.map(({ name, note }) => `${name}. ${note}`),
  }
}

async function sharedBoxPreview(title: Title, box: SharedBox | undefined): Promise<PagePreview | undefined> {
  const { about, handbook, components } = title
  if (!box || box.game !== about.id || !components) return usualBoxPreview(title)
  const named = (await handbook?.())?.components ?? []
  const own = componentsWith(components, box)
  const rows = differingRows(components, own)
  const differing = componentTablesIn(own)
    .map(([table]) => ({
      name: named.find((each) => each.table === table)?.name ?? table,
      count: countIn(rows, table),
    }))
    .filter(({ count }) => count > 0)
  return {
    title: `${box.title}: a box for ${about.name} · ${server}`,
    text: `Differences from the standard box: ${differing.map(({ name }) => name).join(', ') || 'none'}.`,
    picture: pictureOf(about.id),
    body: differing.map(({ name, count }) => `${name}: ${count} ${count === 1 ? 'row differs' : 'rows differ'}.`),
  }
}

function countIn(rows: readonly { readonly table: string }[], table: string): number {
  return rows.filter((row) => row.table === table).length
}

/** A box that cannot be looked up is shown as the standard one. */
async function boxAt(path: string, { sharedBox }: PreviewFacts): Promise<SharedBox | undefined> {
  const [, , , id = ''] = partsOf(path)
  return /^[\w-]{1,32}$/.test(id) ? sharedBox(id).catch(() => undefined) : undefined
}

/** The page itself reports a missing table; its preview is only less specific then. */
async function playedAt(path: string, { gameOf }: PreviewFacts) {
  const id = matchId.safeParse(partsOf(path)[1])
  const game = id.success ? await gameOf(id.data).catch(() => undefined) : undefined
  return titles.find(({ about }) => about.id === game)?.about
}

/** The client's page with the preview of a path; unchanged where there is none. */
export async function pageWithPreview(
  html: string,
  path: string,
  publicUrl: string,
  facts: PreviewFacts,
): Promise<string> {
  const preview = await previewOf(path, facts)
  if (!preview) return html
  const { title, text, picture, body } = preview
  const address = (to: string) => escaped(new URL(to, publicUrl).href)
  const properties = {
    'og:site_name': server,
    'og:type': 'website',
    'og:title': escaped(title),
    'og:description': escaped(text),
    'og:url': address(path),
    'og:image': address(picture),
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  const tags = Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${content}" />`)
  const read = body.map((each) => `<p>${escaped(each)}</p>`).join('')
  // Functions, since `$` in a text must not be expanded.
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escaped(text)}" />`)
    .replace('</head>', () => `<meta name="twitter:card" content="summary_large_image" />${tags.join('')}</head>`)
    .replace(
      '<div id="app"></div>',
      () => `<div id="app">${read && `<main><h1>${escaped(title)}</h1>${read}</main>`}</div>`,
    )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

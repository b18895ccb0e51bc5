/** A page that names itself better than its address can. */
interface OwnTitle {
  readonly name: string
  /** Whether it says that a game of mine waits here, so that the number need not. */
  readonly waits: boolean
}

let title = ''
let own: OwnTitle | undefined
let waiting = 0

/** Names the page in the title of the window. */
export function setPageTitle(name: string): void {
  title = name
  write()
}

/** Names a page by what it shows now; undefined when it shows that no more. */
export function setOwnTitle(name: OwnTitle | undefined): void {
  own = name
  write()
}

/** How many of my games wait for me: the number comes first, where a narrow tab still shows it. */
export function setWaitingCount(count: number): void {
  waiting = count
  write()
}

function write(): void {
  // Before the page has its name, the one in the document stands.
  const name = own?.name ?? title
  if (name !== '') document.title = waiting > (own?.waits ? 1 : 0) ? `(${waiting}) ${name}` : name
}

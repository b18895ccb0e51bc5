/** A title that a page sets itself, where its address does not say enough. */
interface OwnTitle {
  readonly name: string
  /** Whether the title already says that a game is waiting for me, so that the number is not needed. */
  readonly waits: boolean
}

let title = ''
let own: OwnTitle | undefined
let waiting = 0

/** Sets the title of the window. */
export function setPageTitle(name: string): void {
  title = name
  write()
}

/** Overrides the title by what the page currently shows; undefined removes the override. */
export function setOwnTitle(name: OwnTitle | undefined): void {
  own = name
  write()
}

/** Sets how many games are waiting for me. The number comes first, where a narrow tab still shows it. */
export function setWaitingCount(count: number): void {
  waiting = count
  write()
}

function write(): void {
  // Until the page has set its title, the one in index.html remains.
  const name = own?.name ?? title
  if (name !== '') document.title = waiting > (own?.waits ? 1 : 0) ? `(${waiting}) ${name}` : name
}

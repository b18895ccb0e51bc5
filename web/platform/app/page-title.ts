let title = ''
let waiting = 0

/** Names the page in the title of the window. */
export function setPageTitle(name: string): void {
  title = name
  write()
}

/** How many of my games wait for me: the number comes first, where a narrow tab still shows it. */
export function setWaitingCount(count: number): void {
  waiting = count
  write()
}

function write(): void {
  // Before the page has its name, the one in the document stands.
  if (title !== '') document.title = waiting > 0 ? `(${waiting}) ${title}` : title
}

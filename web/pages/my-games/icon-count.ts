/** Shows the number of waiting games on the favicon and on the badge of the installed app. */
export function showOnIcons(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) icon.href = count > 0 ? iconWith(count) : '/icon.svg'
  // Some browsers have no badges, or none for pages that are not installed.
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  shown.catch(() => undefined)
}

/** The icon of the site with a number on it, as a data URL. */
export function iconWith(count: number): string {
  const text = count > 9 ? '9+' : String(count)
  const size = text.length > 1 ? 30 : 40
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="10" fill="#b8451a"/><path d="M8 42c0-8 4-10 12-11l6-11h14l3 11h9c4 0 6 4 6 11z" fill="#f1e7d3"/><circle cx="19" cy="44" r="8" fill="#1a1614"/><circle cx="40" cy="22" r="24" fill="#1a1614"/><text x="40" y="${22 + size * 0.36}" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="#f6c933">${text}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}

/** A name for a user agent that its owner recognises. The order matters: most browsers claim to be others too. */
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Version\/.*Safari\//],
] as const
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
] as const

export interface BrowserName {
  readonly browser: string
  readonly system: string
}

export function browserIn(device: string): BrowserName | undefined {
  const browser = browsers.find(([, sign]) => sign.test(device))?.[0]
  const system = systems.find(([, sign]) => sign.test(device))?.[0]
  return browser && system ? { browser, system } : undefined
}

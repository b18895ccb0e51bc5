// The program of every server of `pnpm dev`. It loads the packages that the server before it used, and waits. Told to
// start, it loads the sources of the repository, as they are then, and runs the server.
import { once } from 'node:events'
import { flushCompileCache, registerHooks } from 'node:module'
import type { FromStandby, ToStandby } from './restarting-server.ts'

const inPackage = /\/node_modules\//
const folders = new Set<string>()
const seen = new Set<string>()
const late: string[] = []
let ready = false

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? ''
    // The sources name the files that they import, so there is nothing to look for: that saves a tenth of the start.
    const resolved =
      /^\..*\.ts$/.test(specifier) && !inPackage.test(parent)
        ? { url: new URL(specifier, parent).href, format: 'module-typescript' as const, shortCircuit: true }
        : next(specifier, context)
    note(resolved.url, parent)
    return resolved
  },
})

// `pnpm dev` has ended.
process.once('disconnect', () => process.exit())

const [{ packages, program }] = (await once(process, 'message')) as [ToStandby]
const started = once(process, 'message')
for (const url of packages) await import(url)
ready = packages.length > 0
await started
// It is ended by SIGKILL after an edit, so what was compiled is written before.
setTimeout(() => flushCompileCache(), 3_000).unref()
await import(program)
log({ packages: late })

function note(url: string, parent: string): void {
  if (!url.startsWith('file:')) return
  if (!inPackage.test(url)) {
    const folder = url.slice(0, url.lastIndexOf('/'))
    if (!folders.has(folder)) log({ folder })
    folders.add(folder)
  } else if (!seen.has(url)) {
    seen.add(url)
    // What a package loads comes with it, except what it loads only when it is used.
    if ((ready || !inPackage.test(parent)) && /\.[cm]?js$/.test(url)) late.push(url)
  }
}

function log(message: FromStandby): void {
  process.send?.(message)
}

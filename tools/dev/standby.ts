// The program of every server of `pnpm dev`. It loads the packages that the server before it used, and waits. Told to
// start, it loads the sources of the repository, as they are then, and runs the server.
import { once } from 'node:events'
import { flushCompileCache, registerHooks } from 'node:module'
import type { FromStandby, ToStandby } from './restarting-server.ts'

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    // What a package loads comes with it.
    if (!context.parentURL?.includes('/node_modules/')) tell({ loaded: resolved.url })
    return resolved
  },
})

// `pnpm dev` has ended.
process.once('disconnect', () => process.exit())

const [{ packages, program }] = (await once(process, 'message')) as [ToStandby]
const started = once(process, 'message')
for (const url of packages) await import(url)
await started
// It is ended by SIGKILL after an edit, so what was compiled is written before.
setTimeout(() => flushCompileCache(), 3_000).unref()
await import(program)

function tell(message: FromStandby): void {
  process.send?.(message)
}

// Loaded before the server of `pnpm dev`. It is ended by SIGKILL after an edit, so what was compiled is written before.
import { flushCompileCache } from 'node:module'

setTimeout(() => flushCompileCache(), 3_000).unref()

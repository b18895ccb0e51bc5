// Loaded before any schema is made: each is compiled when it is first used, once `jitless` is false again. Until then
// components and options of games are read, once each, while the games are loaded: to compile their schemas takes longer
// than all the rest of loading them.
import 'zod/compile'
import * as z from 'zod'

z.config({ jitless: true })

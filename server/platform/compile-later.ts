// Imported before any schema is created: each is compiled when it is first used, once `jitless` is false again. Until
// then component tables and options of games are parsed uncompiled, since each is parsed once at load and compiling
// takes longer than all the rest of loading.
import 'zod/compile'
import * as z from 'zod'

z.config({ jitless: true })

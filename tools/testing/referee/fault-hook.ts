// Loaded before a run of the referee: gives one file of rules with the fault that the environment names.
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Fault, withFault } from './faults.ts'

const fault = JSON.parse(process.env.PLANTED_FAULT ?? 'null') as Fault | null
const target = fault && pathToFileURL(resolve(fault.file)).href

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!fault || url !== target || loaded.source === undefined || loaded.source === null) return loaded
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
    return { ...loaded, source: withFault(source, fault) }
  },
})

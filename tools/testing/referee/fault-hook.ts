// Loaded before a run of the referee: gives one file of rules with the fault that the environment names.
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PlantedFault, withAlarm, withFault } from './planted.ts'

const planted = JSON.parse(process.env.PLANTED_FAULT ?? 'null') as PlantedFault | null
const target = planted && pathToFileURL(resolve(planted.fault.file)).href

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!planted || url !== target || loaded.source === undefined || loaded.source === null) return loaded
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
    return { ...loaded, source: planted.alarm ? withAlarm(source, planted.fault) : withFault(source, planted.fault) }
  },
})

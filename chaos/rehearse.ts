// Rehearses what operators do, while games are played: `pnpm rehearse deploy`, `restore`, `alerts`, `failover`, `bus` or `primaries`.
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The commit that a deployment starts from; by default these sources. */
    from: { type: 'string' },
    tables: { type: 'string', default: '9' },
    /** How often a server dies. */
    times: { type: 'string', default: '10' },
    asynchronous: { type: 'boolean', default: false },
    ttl: { type: 'string' },
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
const tables = Number(values.tables)
const [what] = positionals
if (what === 'deploy') {
  const { rehearseDeploy } = await import('./rehearse-deploy.ts')
  end(await rehearseDeploy({ tables, from: values.from }))
} else if (what === 'restore') {
  const { rehearseRestore } = await import('./rehearse-restore.ts')
  end(await rehearseRestore({ tables }))
} else if (what === 'alerts') {
  const { rehearseAlerts } = await import('./rehearse-alerts.ts')
  end(await rehearseAlerts({ tables }))
} else if (what === 'failover') {
  const { rehearseFailover } = await import('./rehearse-failover.ts')
  const { times, asynchronous, ttl } = values
  const options = { tables, times: Number(times), asynchronous, ttl: ttl === undefined ? undefined : Number(ttl) }
  end(await rehearseFailover(options))
} else if (what === 'bus') {
  const { rehearseBus } = await import('./rehearse-bus.ts')
  end(await rehearseBus({ tables, times: Number(values.times) }))
} else if (what === 'primaries') {
  const { rehearsePrimaries } = await import('./rehearse-primaries.ts')
  end(await rehearsePrimaries({ tables, times: Number(values.times) }))
} else {
  console.error(
    'pnpm rehearse deploy [--from COMMIT] [--tables N], pnpm rehearse restore|alerts [--tables N],\n' +
      'pnpm rehearse failover [--times N] [--asynchronous] [--ttl SECONDS] [--tables N],\n' +
      'pnpm rehearse bus|primaries [--times N] [--tables N]',
  )
  process.exitCode = 2
}

/** A table that is just being laid may still ask for a server that is closed: nobody waits for that. */
function end(passed: boolean): never {
  process.exit(passed ? 0 : 1)
}

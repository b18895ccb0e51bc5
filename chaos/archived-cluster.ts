import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Cluster, startCluster, unprivileged } from './cluster.ts'
import { until } from './waiting.ts'

const sample = join(import.meta.dirname, '..', 'deploy', 'postgres', 'pgbackrest.conf')

/** A PostgreSQL whose log is archived all the time by pgBackRest, as deploy/postgres/pgbackrest.conf says. */
export interface ArchivedCluster extends Cluster {
  /** The folder of backups and of the archived log: all that is needed to make it again. */
  readonly repository: string
  /** A full backup, while others write. */
  backUp(): void
  /** Waits until everything that was committed up to now is in the repository. */
  archive(): Promise<void>
  /** Goes back to a moment, and is open again when this is done. */
  restoreTo(moment: string): Promise<void>
}

export async function startArchivedCluster(folder: string, port: number): Promise<ArchivedCluster> {
  const as = unprivileged()
  const repository = join(folder, 'repository')
  const data = join(folder, 'postgres')
  const config = join(folder, 'pgbackrest.conf')
  chmodSync(folder, 0o755)
  for (const own of [repository, join(folder, 'spool')]) {
    mkdirSync(own)
    if (as) chownSync(own, as.uid, as.gid)
  }
  const places = {
    'repo1-path': repository,
    'spool-path': join(folder, 'spool'),
    'lock-path': join(folder, 'lock'),
    'pg1-path': data,
    'pg1-port': `${port}`,
    'pg1-socket-path': folder,
  }
  writeFileSync(config, configured(places))
  const cluster = await startCluster(folder, port, [
    'archive_mode=on',
    `archive_command=pgbackrest --config=${config} --stanza=carriage archive-push %p`,
    'archive_timeout=10s',
    `unix_socket_directories=${folder}`,
  ])
  backrest('stanza-create')
  backrest('check')
  return {
    ...cluster,
    repository,
    backUp: () => backrest('backup', '--type=full'),
    archive: () =>
      asking(cluster.url, async (client) => {
        const { rows } = await client.query<{ segment: string }>('select pg_walfile_name(pg_switch_wal()) as segment')
        // Stopped before that, the last segment would stay behind, and the recovery would not reach its target.
        await until('the last segment is archived', async () => {
          const archived = await client.query<{ done: boolean | null }>(
            'select last_archived_wal >= $1 as done from pg_stat_archiver',
            [rows[0]?.segment],
          )
          return archived.rows[0]?.done === true
        })
      }),
    async restoreTo(moment) {
      await cluster.restart(() => {
        renameSync(data, `${data}-of-the-accident`)
        mkdirSync(data, { mode: 0o700 })
        if (as) chownSync(data, as.uid, as.gid)
        backrest('restore', '--type=time', `--target=${moment}`, '--target-action=promote')
      })
      await asking(cluster.url, (client) =>
        until('PostgreSQL takes writes', async () => {
          const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
          return rows[0]?.standby === false
        }),
      )
    },
  }

  function backrest(command: string, ...options: string[]): void {
    const args = [`--config=${config}`, '--stanza=carriage', '--log-level-console=warn', ...options, command]
    execFileSync('pgbackrest', args, { ...as, cwd: folder, stdio: 'inherit' })
  }
}

/** Our configuration of pgBackRest, with other places. */
function configured(places: Readonly<Record<string, string>>): string {
  let text = readFileSync(sample, 'utf8')
  for (const [name, value] of Object.entries(places)) {
    if (!text.includes(`\n${name}=`)) throw new Error(`${sample} does not say ${name}.`)
    text = text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`)
  }
  return text
}

export async function asking<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

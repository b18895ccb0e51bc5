import { execFileSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@carriage/shared/ports'

/** A PostgreSQL server that may use only a share of one core. */
export interface LimitedPostgres {
  readonly url: string
  /** Which part of the time it was held back, since the last call: near 1 where it does all that it may. */
  heldBack(): number
  /** Seconds of processor time of all its processes since its start. */
  used(): number
  stop(): Promise<void>
}

/** Where control groups limit the processor, by the first version of their interface. */
const groups = '/sys/fs/cgroup/cpu'
/** Where they count what was used; the same folder on some machines. */
const accounts = '/sys/fs/cgroup/cpuacct'
/** Microseconds; as short as they may be with small shares, so that it is held back often and for a short time. */
const period = 20_000

/** Throws where this user may not limit processes. Nothing of its durability is turned off. */
export async function startLimitedPostgres(share: number): Promise<LimitedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'carriage-limited-'))
  const group = join(groups, basename(folder))
  const account = join(accounts, basename(folder))
  for (const each of [group, account]) mkdirSync(each, { recursive: true })
  writeFileSync(join(group, 'cpu.cfs_period_us'), `${period}`)
  writeFileSync(join(group, 'cpu.cfs_quota_us'), `${Math.round(share * period)}`)
  const bin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1) ?? '/usr/bin'
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const as = { uid: id('-u'), gid: id('-g'), cwd: folder, stdio: 'ignore' } as const
  chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], as)
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`
  execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'], as)
  const [postmaster = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
  // Later ones are born into the group.
  for (const each of [group, account])
    for (const pid of [postmaster, ...children]) writeFileSync(join(each, 'cgroup.procs'), pid)
  let before = countsIn(group)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    heldBack() {
      const now = countsIn(group)
      const share = (now.throttled - before.throttled) / (now.periods - before.periods)
      before = now
      return share
    },
    used: () => Number(readFileSync(join(account, 'cpuacct.usage'), 'utf8')) / 1e9,
    async stop() {
      execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], as)
      rmSync(folder, { recursive: true, force: true })
      for (const each of [group, account]) if (existsSync(each)) await removeGroup(each)
    },
  }
}

function countsIn(group: string): { periods: number; throttled: number } {
  const text = readFileSync(join(group, 'cpu.stat'), 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
  return { periods: read('nr_periods'), throttled: read('nr_throttled') }
}

/** Processes leave it a moment after they have ended. */
async function removeGroup(group: string): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      rmdirSync(group)
      return
    } catch (error) {
      if (attempt === 50) throw error
      await pause(100)
    }
}

import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { endChild, startChild } from './children.ts'
import { until } from './waiting.ts'

/** A Prometheus that asks the processes of a server for their figures every second. */
export interface Prometheus {
  /** The names of the alerts that fire now. */
  firing(): Promise<ReadonlySet<string>>
  /** Asks a query, and throws if it cannot be read. */
  query(text: string): Promise<void>
  stop(): Promise<void>
}

const rules = join(import.meta.dirname, '..', 'deploy', 'prometheus', 'alerts.yaml')

/** How long the windows of the rules are in a rehearsal, in seconds: long ones stay longer than short ones. */
const windows: Readonly<Record<string, number>> = { '5m': 10, '30m': 15, '10m': 20, '1h': 20, '6h': 30, '3d': 40 }

/** The rules unchanged, in fast motion: windows of seconds instead of minutes and days, and queues that are late after five. */
function shortened(text: string): string {
  return text
    .replaceAll(/\[(\w+)\]/g, (_, window: string) => {
      const seconds = windows[window]
      if (seconds === undefined) throw new RangeError(`No short window for ${window}.`)
      return `[${seconds}s]`
    })
    .replaceAll(/^( +for: )\w+$/gm, '$12s')
    .replaceAll(/^( +interval: )\w+$/gm, '$11s')
    .replace('carriage_due_late_seconds) > 15', 'carriage_due_late_seconds) > 5')
}

export function alertNames(): readonly string[] {
  return [...readFileSync(rules, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
}

/** Debian's package prometheus has it; `.ci/machine` takes the program out of it. */
function binary(): string {
  const cached = join(homedir(), '.cache', 'promtool', 'prometheus')
  return existsSync(cached) ? cached : 'prometheus'
}

export async function startPrometheus(folder: string, port: number, targets: readonly number[]): Promise<Prometheus> {
  writeFileSync(join(folder, 'alerts.yaml'), shortened(readFileSync(rules, 'utf8')))
  writeFileSync(
    join(folder, 'prometheus.yaml'),
    `global: { scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 1s }
rule_files: [alerts.yaml]
scrape_configs:
  - job_name: carriage
    static_configs: [{ targets: [${targets.map((each) => `'127.0.0.1:${each}'`).join()}] }]
`,
  )
  const log = openSync(join(folder, 'prometheus.log'), 'a')
  const args = [
    `--config.file=${join(folder, 'prometheus.yaml')}`,
    `--storage.tsdb.path=${join(folder, 'prometheus')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  const child = startChild(binary(), args, { stdio: ['ignore', log, log] }, 'SIGTERM')
  const url = `http://127.0.0.1:${port}`
  await until('Prometheus is ready', async () => (await fetch(`${url}/-/ready`).catch(() => undefined))?.ok === true)
  return {
    async firing() {
      const answer = (await (await fetch(`${url}/api/v1/alerts`)).json()) as {
        data: { alerts: { state: string; labels: { alertname: string } }[] }
      }
      return new Set(answer.data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname))
    },
    stop: () => endChild(child),
    async query(text) {
      const answer = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(text)}`)
      if (!answer.ok) throw new Error(`Prometheus cannot read ${text}: ${await answer.text()}`)
    },
  }
}

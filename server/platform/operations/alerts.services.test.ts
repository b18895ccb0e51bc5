import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const rules = join(root, 'deploy', 'prometheus')
const alerts = readFileSync(join(rules, 'alerts.yaml'), 'utf8')

/** From Debian's package prometheus; `.ci/machine` extracts only this program from it. */
function promtool(...args: string[]): string {
  const cached = join(homedir(), '.cache', 'promtool', 'promtool')
  return execFileSync(existsSync(cached) ? cached : 'promtool', args, { cwd: rules, encoding: 'utf8' })
}

test('Prometheus accepts the configuration and the rules; each alert fires on a broken site and none on a healthy one', () => {
  expect(promtool('check', 'config', 'prometheus.yaml')).toContain('SUCCESS')
  promtool('test', 'rules', 'alerts.test.yaml')
  const tested = readFileSync(join(rules, 'alerts.test.yaml'), 'utf8')
  expect(namesIn(tested, /alertname="(\w+)"/g)).toEqual(namesIn(alerts, /alert: (\w+)/g))
}, 120_000)

test('every alert has a page with instructions, and every page an alert', () => {
  const pages = readdirSync(join(root, 'docs', 'runbooks')).filter((file) => file !== 'README.md')
  expect(namesIn(alerts, /runbook: docs\/runbooks\/(\S+)/g)).toEqual(pages.toSorted())
  const titles = pages.map((page) =>
    readFileSync(join(root, 'docs', 'runbooks', page), 'utf8')
      .split('\n', 1)
      .join(),
  )
  expect(titles.toSorted()).toEqual(namesIn(alerts, /alert: (\w+)/g).map((name) => `# ${name}`))
  const list = readFileSync(join(root, 'docs', 'runbooks', 'README.md'), 'utf8')
  expect(namesIn(list, /\]\(([\w-]+\.md)\)/g)).toEqual(pages.toSorted())
})

test('alerts, dashboards and runbooks use metrics and labels that the server exports', () => {
  // Another test compares the names in this page with a running server.
  const page = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `carriage_'))
  const given = new Map<string, readonly string[]>()
  for (const row of rows)
    for (const [, name = '', labels = ''] of (row.split('|')[1] ?? '').matchAll(/(carriage_\w+)(?:\{([\w,]+)\})?/g))
      given.set(name, labels.split(','))
  const folders = ['deploy/prometheus', 'deploy/grafana', 'docs/runbooks']
  const texts = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  const unknown = texts.flatMap((text) =>
    [...text.replaceAll('\\"', '"').matchAll(/\b(carriage_\w+)(?:\{([^}]*)\})?/g)].flatMap(
      ([whole, name = '', selected = '']) => {
        const labels = given.get(name) ?? given.get(name.replace(/_(bucket|sum|count)$/, ''))
        const asked = [...selected.matchAll(/(\w+)(?==|!=|=~)/g)].flatMap(([label]) => (label === 'le' ? [] : [label]))
        return labels && asked.every((label) => labels.includes(label)) ? [] : [whole]
      },
    ),
  )
  expect(unknown).toEqual([])
  expect(texts.join('').match(/carriage_\w+/g)?.length).toBeGreaterThan(100)
})

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()
}

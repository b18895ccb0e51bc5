import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

test('the compose files set what the server knows, and give the bus a password for each of its users', () => {
  const page = read('docs/self-hosting.md')
  const known = new Set(
    [...page.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, names = '']) => names.match(/[A-Z_]{3,}/g) ?? []),
  )
  expect(known.size).toBeGreaterThan(25)
  const large = read('deploy/compose.large.yaml')
  const settings = /^x-settings:[^\n]*\n((?: {2}.*\n)+)/m.exec(large)?.[1] ?? ''
  const site = /^ {2}server:[\s\S]*?environment:\n((?: {6}.*\n)+)/m.exec(read('deploy/compose.yaml'))?.[1] ?? ''
  const inline = [...large.matchAll(/environment: \{ <<: \*settings, (.*) \}/g)].map(([, set = '']) => set)
  expect(inline).toHaveLength(4)
  const set = [settings, site, ...inline].flatMap((text) => text.match(/\b[A-Z_]{3,}(?=: )/g) ?? [])
  expect(set.length).toBeGreaterThan(20)
  expect(set.filter((name) => !known.has(name))).toEqual([])
  const wanted = (read('deploy/nats/nats.conf') + read('deploy/nats/cluster.conf')).match(/password: \$(\w+)/g) ?? []
  expect(wanted).toHaveLength(5)
  for (const password of wanted) expect(large).toContain(`${password.replace('password: $', '')}: \${`)
})

test('the image copies every package that the server imports, and builds with the version of pnpm that we use', () => {
  const image = read('deploy/Dockerfile')
  const copied = /cp -a package\.json LICENSE node_modules (.*?) \/out\//.exec(image)?.[1]?.split(' ') ?? []
  const packages = new Map(
    globSync('*/package.json').map((file) => [(JSON.parse(read(file)) as Manifest).name, file.split('/')[0]]),
  )
  const needed = new Set(['server'])
  for (const folder of needed)
    for (const name of Object.keys((JSON.parse(read(`${folder}/package.json`)) as Manifest).dependencies ?? {})) {
      const other = packages.get(name)
      if (other !== undefined) needed.add(other)
    }
  expect(copied.toSorted()).toEqual([...needed, 'games'].toSorted())
  expect(image).toContain(`npm install --global ${(JSON.parse(read('package.json')) as Manifest).packageManager}`)
})

interface Manifest {
  readonly name: string
  readonly packageManager?: string
  readonly dependencies?: Record<string, string>
}

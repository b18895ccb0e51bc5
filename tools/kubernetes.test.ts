import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const folder = 'deploy/kubernetes'
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

interface Part {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name?: string }
  readonly spec?: Workload & { readonly selector?: { readonly matchLabels?: Labels } }
  readonly data?: Record<string, string>
}

type Labels = Readonly<Record<string, string>>

interface Workload {
  readonly template?: {
    readonly metadata: { readonly labels: Labels }
    readonly spec: { readonly containers: Container[] }
  }
}

interface Container {
  readonly env: { readonly name: string; readonly value?: string }[]
  readonly ports: { readonly name: string }[]
  readonly startupProbe: Probe
  readonly readinessProbe: Probe
  readonly livenessProbe: Probe
  readonly securityContext: { readonly readOnlyRootFilesystem: boolean }
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string }
}

const files = globSync('*.yaml', { cwd: folder }).filter((file) => file !== 'kustomization.yaml')
const parts = files.flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS() as Part))
const ofKind = (kind: string) => parts.filter((part) => part.kind === kind)

/** Throws where a manifest is not as the API of Kubernetes has it. */
async function validate(part: Part): Promise<void> {
  const { [part.kind]: Model } = (await import(`kubernetes-models/${part.apiVersion}`)) as Record<
    string,
    new (
      data: object,
    ) => { validate(): void }
  >
  if (!Model) throw new Error(`${part.apiVersion} has no ${part.kind}.`)
  new Model(part).validate()
}

test('every manifest is valid by the schemas of Kubernetes, and one with a mistake is not', async () => {
  expect(parts.length).toBeGreaterThan(15)
  for (const part of parts) await validate(part)
  const [deployment] = ofKind('Deployment')
  const broken = structuredClone(deployment) as { spec: { template: { spec: { containers: object[] } } } }
  broken.spec.template.spec.containers[0] = { name: 'server', ports: [{ containerPort: 'http' }] }
  await expect(validate(broken as unknown as Part)).rejects.toThrow('containerPort')
})

test('there is a deployment with probes and a disruption budget for each role, and the bus knows its user', () => {
  const users = [...readFileSync('deploy/nats/nats.conf', 'utf8').matchAll(/user: (\w+), password/g)].map(
    ([, user]) => user,
  )
  const deployments = ofKind('Deployment')
  expect(new Set(deployments.map(({ metadata }) => metadata.name))).toEqual(new Set(users))
  for (const { metadata, spec } of deployments) {
    const { labels } = spec!.template!.metadata
    expect(spec!.selector!.matchLabels).toEqual(labels)
    const budget = ofKind('PodDisruptionBudget').find((each) => each.metadata.name === metadata.name)
    expect(budget?.spec?.selector?.matchLabels).toEqual(labels)
    const [server] = spec!.template!.spec.containers
    const value = (name: string) => server!.env.find((each) => each.name === name)?.value
    expect([value('CARRIAGE_ROLES'), value('NATS_USER')]).toEqual([metadata.name, metadata.name])
    expect(server!.securityContext.readOnlyRootFilesystem).toBe(true)
    const probes = [server!.startupProbe, server!.readinessProbe, server!.livenessProbe].map(({ httpGet }) => httpGet)
    expect(probes.map(({ path }) => path)).toEqual(['/healthz', '/readyz', '/healthz'])
    for (const { port } of probes) expect(server!.ports.map(({ name }) => name)).toContain(port)
  }
})

test('the settings are some that the server knows, and autoscalers go by figures that it gives', () => {
  const known = readFileSync('docs/self-hosting.md', 'utf8')
  const [settings] = ofKind('ConfigMap')
  for (const name of Object.keys(settings!.data!)) expect(known).toContain(`\`${name}\``)
  const figures = readFileSync('docs/operations.md', 'utf8')
  const used = files.flatMap((file) => read(file).match(/metric: \{ name: \w+/g) ?? [])
  expect(used).toHaveLength(3)
  for (const metric of used) expect(figures).toContain(`\`${metric.replace('metric: { name: ', '')}\``)
})

test('everything is listed but the migration, which comes before', () => {
  const { resources } = parse(read('kustomization.yaml')) as { resources: string[] }
  expect([...resources, 'migrate.yaml'].toSorted()).toEqual(files.map((file) => basename(file)).toSorted())
})

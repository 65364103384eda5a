import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { readConfig } from '#server/config.ts'
import { createMetrics } from '#server/observe/metrics.ts'

const project = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(project, file), 'utf8')
const files = globSync('deploy/**/*.*', { cwd: project })
const withExtension = (...extensions: string[]) =>
  files.filter((file) => extensions.some((extension) => file.endsWith(extension)))

/** The variables that one run of `readConfig` asks for. */
function variablesRead(): Set<string> {
  const names = new Set<string>()
  readConfig(
    new Proxy(
      {},
      { get: (_, name) => (typeof name === 'string' && names.add(name) ? undefined : undefined) },
    ),
  )
  return names
}

const documents = (file: string) => parseAllDocuments(read(file))

it.each(withExtension('.yml', '.yaml'))('%s is YAML', (file) => {
  expect(documents(file).flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
})

it.each(withExtension('.sh'))('%s is valid shell', (file) => {
  const shell = read(file).startsWith('#!/bin/sh') ? 'sh' : 'bash'
  expect(spawnSync(shell, ['-n', join(project, file)], { encoding: 'utf8' }).stderr).toBe('')
})

it('every placeholder of a template has a value in an example of the environment', () => {
  const known = new Set(['NODE_NAME', 'NODE_ADDRESS'])
  for (const file of ['deploy/cluster.env.example', 'deploy/secrets.env.example'])
    for (const [, name = ''] of read(file).matchAll(/^([A-Z][A-Z0-9_]*)=/gm)) known.add(name)
  const templates = files.filter((file) => !/\.(sh|example|md|json)$|docker\//.test(file))
  const unknown = templates.flatMap((file) =>
    Array.from(read(file).matchAll(/\$\{([A-Z][A-Z0-9_]*)\}/g), ([, name = '']) => name)
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

it('every setting that a unit, a container or a manifest gives the site exists', () => {
  const given = withExtension('.env').flatMap((file) =>
    Array.from(read(file).matchAll(/^([A-Z][A-Z0-9_]*)=/gm), ([, name = '']) => name),
  )
  for (const file of withExtension('forecourt.yaml', 'migrate.yaml', 'compose.yaml'))
    for (const document of documents(file)) given.push(...settingsIn(document.toJS()))
  const image = /^ENV (.+)$/m.exec(read('deploy/docker/Dockerfile'))?.[1] ?? ''
  given.push(...Array.from(image.matchAll(/([A-Z_]+)=/g), ([, name = '']) => name))
  // The image of PostgreSQL has two of its own; Node, the loader and the allocators read the others.
  const allocators = ['MALLOC_ARENA_MAX', 'LD_PRELOAD', 'MALLOC_CONF']
  const others = ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'NODE_OPTIONS', ...allocators]
  const settings = variablesRead()
  expect(given.length).toBeGreaterThan(30)
  expect(given.filter((name) => !settings.has(name) && !others.includes(name))).toEqual([])
})

/** Names under `env` of a container, `environment` of a service and `data` of a ConfigMap. */
function settingsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(settingsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'env' && Array.isArray(inner)) return inner.map(({ name }) => String(name))
    const isMap = key === 'environment' || (key === 'data' && 'kind' in value && value.kind === 'ConfigMap')
    return isMap ? Object.keys(inner) : settingsIn(inner)
  })
}

it('units run programs of the project, at the place where it is installed', () => {
  const units = withExtension('.service')
  const programs = units.flatMap((file) => read(file).match(/\/opt\/forecourt\/[\w./-]+/g) ?? [])
  expect(units.length).toBeGreaterThan(3)
  expect(programs).toContain('/opt/forecourt/bin/forecourt.mjs')
  for (const program of programs) expect(existsSync(program.replace('/opt/forecourt', project))).toBe(true)
})

it.skipIf(spawnSync('systemd-analyze', ['--version']).error)('systemd accepts the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'))
  // The programs and users exist on the machine of the site only. Units of a folder share their names with others.
  const units = files.filter((file) => /one-machine\/.*\.(service|timer)$/.test(file))
  const copies = units.map((file) => {
    const copy = join(folder, basename(file))
    const unit = read(file).replaceAll(/^(ExecStart=)\/opt\S+.*$/gm, '$1/bin/true')
    writeFileSync(
      copy,
      unit.replaceAll(/^(EnvironmentFile|User|Group|Documentation|WorkingDirectory)=.*$/gm, ''),
    )
    return copy
  })
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...copies], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
})

it('the command of one machine reads the settings as systemd does, and passes its words on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'))
  const settings = [
    '# LEAD_EMAIL=commented@out.example',
    'LEAD_EMAIL=sales@a.example, manager@a.example',
    'SMTP_URL="smtps://web%40a:p&ss@mail.example"',
    "EXPORT_SECRET='$HOME `id`'",
    '',
    'PUBLIC_URL=https://www.a.example',
  ]
  writeFileSync(join(folder, 'forecourt.env'), settings.join('\n'))
  const script = read('deploy/one-machine/forecourt')
    .replace('/etc/forecourt/forecourt.env', join(folder, 'forecourt.env'))
    .replace(
      /setpriv [^"]*"\$@"/,
      `${process.execPath} -p 'JSON.stringify([process.env, process.argv.slice(1)])' -- "$@"`,
    )
  const { stdout, stderr } = spawnSync('sh', ['-c', script, 'forecourt', 'leads', 'find', 'Ada L'], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const [env, words] = JSON.parse(stdout)
  expect(words).toEqual(['leads', 'find', 'Ada L'])
  expect(env).toMatchObject({
    LEAD_EMAIL: 'sales@a.example, manager@a.example',
    SMTP_URL: 'smtps://web%40a:p&ss@mail.example',
    EXPORT_SECRET: '$HOME `id`',
    PUBLIC_URL: 'https://www.a.example',
  })
})

it('manifests hold no secret', () => {
  const manifests = withExtension('.yaml').filter((file) => file.startsWith('deploy/kubernetes/'))
  expect(manifests).not.toEqual([])
  for (const file of manifests) {
    expect(documents(file).map((each) => each.get('kind'))).not.toContain('Secret')
    expect(read(file)).not.toMatch(/:\/\/[^\s/]*:[^\s/]*@/)
  }
})

const scraped = async () => (await createMetrics().scrape()).metrics()

it('every metric has the suffix of its type, and a base unit', async () => {
  const types = Array.from((await scraped()).matchAll(/^# TYPE (\S+) (\w+)$/gm))
  expect(types.length).toBeGreaterThan(20)
  for (const [, name = '', type] of types) {
    expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter'])
    expect(name).not.toMatch(/_(milliseconds|ms|minutes|hours|kilobytes|percent)(_|$)/)
  }
})

it('the alert rules and the dashboard query no metric of Forecourt that is not served', () => {
  const served = new Set(Array.from(metricSources().matchAll(/forecourt_[a-z_]+/g), ([name]) => name))
  const queried = ['deploy/prometheus/alerts.yml', 'deploy/grafana/forecourt.json'].flatMap((file) =>
    Array.from(read(file).matchAll(/forecourt_[a-z_]+/g), ([name]) => name.replace(/_bucket$/, '')),
  )
  expect(queried.length).toBeGreaterThan(20)
  expect(queried.filter((name) => !served.has(name))).toEqual([])
})

function metricSources(): string {
  return globSync('server/{metrics,cluster,observe}/**/*.ts', { cwd: project })
    .filter((file) => !file.endsWith('.test.ts'))
    .map(read)
    .join('\n')
}

it('the dashboard is JSON, and its panels have ids of their own and do not overlap', () => {
  const { panels } = JSON.parse(read('deploy/grafana/forecourt.json'))
  expect(new Set(panels.map(({ id }: { id: number }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(
    ({ gridPos: { x, y, w, h } }: { gridPos: Record<'x' | 'y' | 'w' | 'h', number> }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
})

it('every unit of the site and the image set the memory that docs/performance.md has the figures of', () => {
  const given = [
    ...['forecourt', 'forecourt@', 'forecourt-work'].map((name) => `deploy/one-machine/${name}.service`),
    ...['forecourt', 'forecourt-work'].map((name) => `deploy/systemd/${name}.service`),
    'deploy/docker/Dockerfile',
  ].map((file) =>
    read(file).match(/(?<=[ =])(?:--max-semi-space-size|MALLOC_ARENA_MAX|LD_PRELOAD|MALLOC_CONF)=\S+/g),
  )
  expect(new Set(given.map((settings) => settings?.join(' ')))).toEqual(
    new Set([
      '--max-semi-space-size=8 MALLOC_ARENA_MAX=2 LD_PRELOAD=libjemalloc.so.2 MALLOC_CONF=narenas:2,dirty_decay_ms:500,muzzy_decay_ms:0,background_thread:true',
    ]),
  )
})

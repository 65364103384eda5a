import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { faultOfLicence, formatLicences, installedApart, type Part, partsOfLock } from './licences.ts'

const project = join(import.meta.dirname, '../..')
const folder = join(project, 'sbom')

const license = z.object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) })
const component = z.object({
  name: z.string(),
  version: z.string(),
  licenses: z.array(z.union([license, z.object({ expression: z.string() })])).optional(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
})
const bill = z.object({
  metadata: z.object({ component: z.object({ name: z.string() }) }),
  components: z.array(component),
})

type Component = z.infer<typeof component>

/** The packages that are installed, as the caller's npm writes them: it has no other interface. */
function readBill() {
  const npm = process.env.npm_execpath
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm']
  const options = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const text = execFileSync(command ?? 'npm', [...before, ...options], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(text)
}

function toPart({ name, version, licenses = [], properties }: Component): Part {
  const names = licenses.map((each) =>
    'license' in each ? (each.license.id ?? each.license.name) : each.expression,
  )
  const isForDevelopment = properties.some((each) => each.name === 'cdx:npm:package:development')
  return { name, version, licence: names.length > 0 ? names.join(' AND ') : null, isForDevelopment }
}

const found = readBill()
const { components } = bill.parse(found)
const { name, version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
// npm names the folder.
Object.assign(found.metadata.component, { name, version, purl: `pkg:npm/${name}@${version}` })
const own = new Set(['demo-stock', 'facet-index'])
const apart = installedApart.flatMap((path) =>
  partsOfLock(JSON.parse(readFileSync(join(project, path, 'package-lock.json'), 'utf8'))),
)
const parts = [...components.filter((each) => !own.has(each.name)).map(toPart), ...apart]
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'forecourt.cdx.json'), `${JSON.stringify(found, null, 2)}\n`)
writeFileSync(join(folder, 'licences.md'), formatLicences(parts))
console.log(`${parts.length} packages: sbom/forecourt.cdx.json (CycloneDX) and sbom/licences.md`)
const faults = parts.flatMap((part) => faultOfLicence(part) ?? [])
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

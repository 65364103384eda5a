/** The product's, and those of its measurements and of the compiler of its inner loops. */
export const lockFiles = [
  'package-lock.json',
  'packages/facet-index/bench/package-lock.json',
  'packages/facet-index/kernels/assembly/package-lock.json',
]

/**
 * @typedef {{ version?: string, dev?: boolean, optionalDependencies?: Record<string, string> }} Locked
 * @typedef {{ version: string, os: string[], cpu: string[], libc?: string[], dev?: boolean, optional: true }} Binary
 */

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64']

/**
 * The binaries for other systems that locked packages ask for by an exact version and that the lock file does not
 * hold, as entries for it. System and processor are read from their names.
 * @param {Record<string, Locked>} packages
 * @returns {Record<string, Binary>}
 */
export function missingBinaries(packages) {
  /** @type {Record<string, Binary>} */
  const missing = {}
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`
      const binary = binaryOf(name, version)
      const present = packages[place] ?? packages[`${path}/${place}`]
      if (binary && !present) missing[place] = { ...binary, ...(dev && { dev }) }
    }
  }
  return missing
}

/**
 * @param {string} name
 * @param {string} version
 * @returns {Binary | null}
 */
function binaryOf(name, version) {
  const parts = name.split(/[/-]/)
  const system = systems.find((each) => parts.includes(each))
  const processor = processors.find((each) => parts.includes(each))
  if (!system || !processor || !/^\d/.test(version)) return null
  const libc = parts.some((part) => part.startsWith('musl'))
    ? 'musl'
    : parts.some((part) => part.startsWith('gnu'))
      ? 'glibc'
      : null
  return {
    version,
    cpu: [processor],
    ...(libc && system === 'linux' && { libc: [libc] }),
    optional: true,
    os: [system],
  }
}

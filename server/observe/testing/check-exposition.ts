const nameRule = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/
const sampleRule =
  /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|\+Inf|NaN)$/
const labelRule = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y

interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

/**
 * What is wrong with a page of metrics in the text format 0.0.4 of Prometheus, and with its names, as `promtool check
 * metrics` would say. Empty when nothing is.
 */
export function faultsOfExposition(text: string): string[] {
  const faults: string[] = []
  const types = new Map<string, string>()
  const helps = new Set<string>()
  const seen = new Set<string>()
  const samples: Sample[] = []
  if (!text.endsWith('\n')) faults.push('the last line does not end')
  for (const line of text.split('\n')) {
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? []
    if (word === 'HELP') {
      if (helps.has(name)) faults.push(`two helps: ${name}`)
      helps.add(name)
    } else if (word === 'TYPE') {
      if (types.has(name)) faults.push(`two types: ${name}`)
      types.set(name, rest)
      faults.push(...faultsOfName(name, rest))
    } else if (line !== '' && !line.startsWith('#')) {
      const sample = parseSample(line)
      if (!sample) faults.push(`no sample: ${line}`)
      else {
        const series = `${sample.name} ${JSON.stringify(Object.entries(sample.labels).sort())}`
        if (seen.has(series)) faults.push(`twice: ${line}`)
        seen.add(series)
        samples.push(sample)
      }
    }
  }
  for (const { name } of samples) {
    const family = familyOf(name, types)
    if (family === null) faults.push(`no type: ${name}`)
    else if (!helps.has(family)) faults.push(`no help: ${family}`)
  }
  for (const [name, type] of types) if (type === 'histogram') faults.push(...faultsOfHistogram(name, samples))
  for (const { name, value } of samples)
    if (types.get(name) === 'counter' && !(value >= 0)) faults.push(`negative: ${name}`)
  return faults
}

function faultsOfName(name: string, type: string): string[] {
  const faults: string[] = []
  if (!nameRule.test(name)) faults.push(`no name: ${name}`)
  if (!['counter', 'gauge', 'histogram', 'summary', 'untyped'].includes(type)) faults.push(`no type: ${type}`)
  if ((type === 'counter') !== name.endsWith('_total'))
    faults.push(`the suffix _total is for counters: ${name}`)
  if (/_(?:milliseconds|ms|minutes|hours|kilobytes|percent)(?:_|$)/.test(name))
    faults.push(`no base unit: ${name}`)
  return faults
}

function parseSample(line: string): Sample | null {
  const [, name, labelText, value] = sampleRule.exec(line) ?? []
  if (name === undefined) return null
  const labels: Record<string, string> = {}
  labelRule.lastIndex = 0
  for (let at = 0; at < (labelText ?? '').length; at = labelRule.lastIndex) {
    labelRule.lastIndex = at
    const [, label = '', text = ''] = labelRule.exec(labelText ?? '') ?? []
    if (label === '' || label in labels) return null
    labels[label] = text
  }
  return { name, labels, value: Number(value?.replace('Inf', 'Infinity')) }
}

function familyOf(name: string, types: ReadonlyMap<string, string>): string | null {
  if (types.has(name)) return name
  const family = name.replace(/_(?:bucket|sum|count)$/, '')
  return types.get(family) === 'histogram' ? family : null
}

/** Buckets must grow and end with +Inf, whose value is the count. */
function faultsOfHistogram(name: string, samples: readonly Sample[]): string[] {
  const faults: string[] = []
  const series = new Map<string, { le: number; value: number }[]>()
  const keyOf = ({ le: _, ...labels }: Record<string, string>) =>
    JSON.stringify(Object.entries(labels).sort())
  for (const { labels, value } of samples.filter((sample) => sample.name === `${name}_bucket`)) {
    const key = keyOf(labels)
    series.set(key, [
      ...(series.get(key) ?? []),
      { le: Number(labels.le?.replace('Inf', 'Infinity')), value },
    ])
  }
  for (const [key, buckets] of series) {
    const isGrowing = buckets.every(({ le, value }, at) => {
      const before = buckets[at - 1]
      return !before || (le > before.le && value >= before.value)
    })
    const last = buckets.at(-1)
    const count = samples.find((sample) => sample.name === `${name}_count` && keyOf(sample.labels) === key)
    const sum = samples.find((sample) => sample.name === `${name}_sum` && keyOf(sample.labels) === key)
    if (!isGrowing || last?.le !== Number.POSITIVE_INFINITY) faults.push(`buckets: ${name} ${key}`)
    if (!sum || count?.value !== last?.value) faults.push(`count or sum: ${name} ${key}`)
  }
  return faults
}

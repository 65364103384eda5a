import { exampleRecord } from '#domain/stock/example-record.ts'

/** What a script of the feed does if it runs. A make has at most 60 characters, so the texts below are short. */
const run = 'window.ran=1'

export const hostileTexts = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `"><img src=x onerror="${run}">`,
  `'><svg onload='${run}'>`,
  `</title></textarea></style><script>${run}</script>`,
  `--><script>${run}</script>`,
  `]]><script>${run}</script>`,
  `<b onclick="${run}">Ford</b>`,
  `<iframe srcdoc="<script>parent.ran=1</script>">`,
  `<a href="javascript:${run}">Ford</a>`,
  `javascript:${run}//`,
  `" autofocus onfocus="${run}" x="`,
  '<base href="https://elsewhere.example/">',
  `<details open ontoggle=${run}>`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `\\u003cscript>${run}\\u003c/script>`,
  `';${run};'`,
]

/** In the description only, because it is too long for a make. It runs where a browser shows XML. */
const scriptOfXml = `]]></summary><script xmlns="http://www.w3.org/1999/xhtml">${run}</script>`

const hostileAddresses = [
  `javascript:${run}`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>`,
  `data:text/html,<script>opener.ran=1</script>`,
  `https://m.atcdn.co.uk/{resize}/x.jpg" onerror="${run}`,
  `/media/x.svg#"><script>${run}</script>`,
]

/**
 * Records that a feed could bring, one for each text: it is in every field of words, those that we never show included,
 * and the pictures have addresses of scripts.
 */
export function hostileRecords(): object[] {
  return hostileTexts.map((text, index) => {
    const record = fillTexts(exampleRecord({ vin: undefined }), text)
    const id = index % 3 === 0 ? `hostile ${index} ${text}` : `hostile-${index}`
    return {
      ...record,
      metadata: { ...exampleRecord().metadata, stockId: id },
      vehicle: {
        ...record.vehicle,
        // Nothing is left of a text that is only tags, and a vehicle without a make is rejected.
        make: `Kia ${text}`,
        model: `Rio ${text}`,
        vehicleType: ['Car', 'Van', 'Truck'][index % 3],
        ownershipCondition: 'Used',
        yearOfManufacture: '2018',
        trim: text,
        generation: text,
        serviceHistory: text,
        emissionClass: text,
        insuranceGroup: text,
        cabType: text,
        wheelbaseType: text,
      },
      adverts: {
        retailAdverts: {
          ...record.adverts.retailAdverts,
          attentionGrabber: text,
          description: [text, scriptOfXml, ...hostileTexts].join('\n'),
          description2: text,
          advertiserAdvert: { status: 'PUBLISHED' },
        },
      },
      features: hostileTexts.map((name) => ({ name, type: text })),
      motTests: [{ completedDate: text, testResult: text, odometerUnit: text }],
      check: { insuranceWriteoffCategory: text },
      media: { images: hostileAddresses.map((href) => ({ href })), video: { href: hostileAddresses[0] } },
    }
  })
}

/** A copy in which every text is replaced. */
function fillTexts<T>(value: T, text: string): T {
  if (typeof value === 'string') return text as T
  if (Array.isArray(value)) return value.map((each) => fillTexts(each, text)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fillTexts(each, text)])) as T
}

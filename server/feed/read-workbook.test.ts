import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSource } from './open-source.ts'
import { zipOf } from './test-zip.ts'

type Sheets = Parameters<typeof writeXlsx>[0]['sheets']

async function textOf(bytes: Uint8Array): Promise<string> {
  const file = join(await openTemporaryFolder(), 'stock.xlsx')
  await writeFile(file, bytes)
  const parts: Buffer[] = []
  for await (const chunk of (await openSource(file)).chunks) parts.push(chunk)
  return Buffer.concat(parts).toString()
}

const day = new Date(Date.UTC(2027, 2, 14))
const cells = (rows: NonNullable<Sheets[number]['rows']>): Sheets => [{ name: 'Stock', rows }]

describe('a workbook is read as CSV', () => {
  it.each<[string, Sheets, string]>([
    [
      'texts and numbers',
      cells([
        ['Make', 'Price'],
        ['Ford', 12995],
      ]),
      'Make,Price\r\nFord,12995\r\n',
    ],
    ['a price with pence', cells([['Price'], [12995.5]]), 'Price\r\n12995.5\r\n'],
    ['what a sum leaves of a number', cells([['Price'], [0.1 + 0.2]]), 'Price\r\n0.3\r\n'],
    ['a day', cells([['MOT'], [day]]), 'MOT\r\n2027-03-14\r\n'],
    ['yes and no', cells([['Sold'], [true], [false]]), 'Sold\r\nYes\r\nNo\r\n'],
    ['a plate of figures', cells([['Reg'], ['0012']]), 'Reg\r\n0012\r\n'],
    ['a comma and quotes', cells([['Text'], ['5", "alloy", ABS']]), 'Text\r\n"5"", ""alloy"", ABS"\r\n'],
    ['lines in a cell', cells([['Photos'], ['a.jpg\nb.jpg']]), 'Photos\r\n"a.jpg\nb.jpg"\r\n'],
    [
      'a formula as text',
      cells([['Text'], ['=HYPERLINK("http://x")']]),
      'Text\r\n"=HYPERLINK(""http://x"")"\r\n',
    ],
    ['umlauts and a pound sign', cells([['Prix'], ['Škoda £']]), 'Prix\r\nŠkoda £\r\n'],
    ['a short row', cells([['a', 'b', 'c'], ['1'], ['1', null, '3']]), 'a,b,c\r\n1,,\r\n1,,3\r\n'],
    [
      'rows without text, which keep their numbers',
      cells([[null], ['a'], [null], [''], ['1']]),
      '\na\r\n\n\n1\r\n',
    ],
    [
      'a column without a heading',
      cells([
        ['a', null, 'c'],
        [1, 2, 3],
      ]),
      'a,,c\r\n1,2,3\r\n',
    ],
    [
      'the first sheet that is not empty',
      [
        { name: 'Notes', rows: [] },
        { name: 'Stock', rows: [['a'], [1]] },
      ],
      'a\r\n1\r\n',
    ],
    [
      'no sheet that is hidden',
      [
        { name: 'Lists', hidden: true, rows: [['x']] },
        { name: 'Stock', rows: [['a']] },
      ],
      'a\r\n',
    ],
    [
      'one of several sheets only',
      [
        { name: 'Cars', rows: [['a']] },
        { name: 'Vans', rows: [['b']] },
      ],
      'a\r\n',
    ],
  ])('%s', async (_what, sheets, expected) => {
    expect(await textOf(await writeXlsx({ sheets }))).toBe(expected)
  })
})

/** A workbook of which one part is this large when unpacked. */
function bomb(bytes: number, stated = bytes): Buffer {
  const types = Buffer.from('<Types/>')
  const packed = deflateRawSync(Buffer.alloc(bytes, ' '), { level: 9 })
  return zipOf([
    { name: '[Content_Types].xml', data: deflateRawSync(types), size: types.length },
    { name: 'xl/worksheets/sheet1.xml', data: packed, size: stated },
  ])
}

/** A workbook of one sheet with these rows, as a program that means harm writes it. */
function workbookOf(rows: string, before = ''): Buffer {
  const [main, relationships] = ['spreadsheetml/2006/main', 'officeDocument/2006/relationships'].map(
    (name) => `http://schemas.openxmlformats.org/${name}`,
  )
  const related = (type: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${relationships}/${type}" Target="${target}"/></Relationships>`
  const parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': related('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="S" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `${before}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  return zipOf(
    Object.entries(parts).map(([name, text]) => {
      const bytes = Buffer.from(text)
      return { name, data: deflateRawSync(bytes), size: bytes.length, crc: crc32(bytes) }
    }),
  )
}

const rowOf = (row: string | number, cell: string, text = 'a') =>
  `<row r="${row}"><c r="${cell}" t="inlineStr"><is><t>${text}</t></is></c></row>`

it('reads no entity of a workbook', async () => {
  expect(await textOf(workbookOf(rowOf(1, 'A1', '&amp;file;')))).toBe('&file;\r\n')
  expect(await textOf(workbookOf(rowOf(1, 'A1', '&file;')))).toBe('&file;\r\n')
  // Packages have no DTD. Source: ECMA-376, part 2, 8.1.4.
  const dtd = '<!DOCTYPE a [<!ENTITY file SYSTEM "file:///etc/hostname">]>'
  await expect(textOf(workbookOf(rowOf(1, 'A1', '&file;'), dtd))).rejects.toThrow('cannot be read')
})

describe('a file is refused', () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['a ZIP bomb', () => bomb(200_000_000), 'more than 128 MB when unpacked'],
    ['a ZIP bomb that states no size', () => bomb(200_000_000, 0), 'cannot be read'],
    [
      'another archive',
      () => zipOf([{ name: 'a.csv', data: deflateRawSync('a'), size: 1 }]),
      'no Excel workbook',
    ],
    [
      'half a workbook',
      async () => (await writeXlsx({ sheets: cells([['a']]) })).subarray(0, 500),
      'cannot be read',
    ],
    [
      'a row so far down that lines up to it fill the memory',
      () => workbookOf(rowOf(300_000_000, 'A3')),
      'cannot be read',
    ],
    ['a row of another number', () => workbookOf(rowOf('9e9', 'A3')), 'cannot be read'],
    [
      '20 MB of tags without an end',
      () => workbookOf(`${rowOf(1, 'A1')}${'<'.repeat(2e7)}`),
      'cannot be read',
    ],
    ['20 MB of comments', () => workbookOf(`${rowOf(1, 'A1')}${'<!-- >'.repeat(3e6)}`), 'cannot be read'],
    ['an empty workbook', () => writeXlsx({ sheets: cells([]) }), 'no row'],
    ['only the beginning of an archive', () => Buffer.from('PK\u0003\u0004rest', 'latin1'), 'cannot be read'],
  ])('%s', async (_what, bytes, words) => {
    await expect(textOf(await bytes())).rejects.toThrow(words)
  })

  it('never unpacks more than the archive states', async () => {
    await expect(textOf(bomb(100_000_000, 1_000))).rejects.toThrow('cannot be read')
  })
})

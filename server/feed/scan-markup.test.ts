import { describe, expect, it } from 'vitest'
import { createMarkupScan } from './scan-markup.ts'

/** Whether a text is well-formed, in pieces of `size` bytes. */
function isWhole(text: string, size: number): boolean {
  const scan = createMarkupScan()
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) if (!scan(bytes.subarray(at, at + size))) return false
  return true
}

const long = 300_000

describe.each([1, 7, 65_536])('markup in pieces of %d bytes', (size) => {
  it.each([
    '',
    'a text',
    '<?xml version="1.0"?><a b="1">x &lt; y > z</a>',
    '<a><!-- <b> -- > --><![CDATA[ <c> ]] > ]]></a>',
    `<t>${'x'.repeat(long)}</t>`,
    '<a/>'.repeat(20_000),
    `<!--${'-'.repeat(1_000)}-->`,
    'é<a é="é"/>',
  ])('may be %.40s', (text) => {
    expect(isWhole(text, size)).toBe(true)
  })

  it.each([
    '<'.repeat(long),
    '<a <b>          ',
    `<a b="${'x'.repeat(long)}"/>          `,
    `<!--${'<!-- >'.repeat(long / 6)}`,
    `<![CDATA[${'>'.repeat(long)}]]>          `,
    `<row r="3 ${'<row r="3 '.repeat(3)}`,
  ])('is not %.40s', (text) => {
    expect(isWhole(text, size)).toBe(false)
  })
})

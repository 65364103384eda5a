import { describe, expect, it } from 'vitest'
import { readFeatures, readPictures } from './cell-lists.ts'

const hrefs = (text: string, separator?: string) =>
  readPictures(text, separator)?.map(({ href }) => href) ?? null

describe('the pictures of a cell', () => {
  const [a, b, c] = ['https://p.example/a.jpg', 'https://p.example/b.jpg', 'https://p.example/c.jpg']

  it.each([
    [a, [a]],
    [`${a},${b}`, [a, b]],
    [`${a}, ${b}, ${c}`, [a, b, c]],
    [`${a};${b};`, [a, b]],
    [`${a}|${b}|${c}`, [a, b, c]],
    [`${a} | ${b}`, [a, b]],
    [`${a} ${b}`, [a, b]],
    [`${a}\n${b}\r\n${c}\n`, [a, b, c]],
    [`${a},//p.example/b.jpg`, [a, '//p.example/b.jpg']],
    [`HTTP://p.example/A.JPG,${b}`, ['HTTP://p.example/A.JPG', b]],
    // A comma of the address itself.
    ['https://p.example/w_300,h_200/a.jpg', ['https://p.example/w_300,h_200/a.jpg']],
    [
      'https://p.example/fetch/w_300,h_200/https://q.example/a.jpg',
      ['https://p.example/fetch/w_300,h_200/https://q.example/a.jpg'],
    ],
    [`https://p.example/a.jpg?crop=0,0,640,480,${b}`, ['https://p.example/a.jpg?crop=0,0,640,480', b]],
    ['https://p.example/a?w=1&amp;h=2', ['https://p.example/a?w=1&h=2']],
    ['a.jpg', ['a.jpg']],
    ['a.jpg,b.jpg', null],
    ['a.jpg b.jpg', null],
    ['a.jpg|b.jpg', null],
    [`${a},b.jpg`, null],
    ['https://p.example/a.jpg;b.jpg', null],
  ])('%j', (text, expected) => expect(hrefs(text)).toEqual(expected))

  it('are separated by what the map says, and by nothing else', () => {
    expect(hrefs('https://p.example/a,1.jpg#https://p.example/b.jpg', '#')).toEqual([
      'https://p.example/a,1.jpg',
      b,
    ])
    expect(hrefs('a.jpg,b.jpg', ',')).toEqual(['a.jpg', 'b.jpg'])
  })
})

it.each([
  ['Air conditioning', ['Air conditioning']],
  ['ABS|Air conditioning|Alloys', ['ABS', 'Air conditioning', 'Alloys']],
  ['ABS, Air conditioning,Alloys', ['ABS', 'Air conditioning', 'Alloys']],
  ['Alloys, black (5x112, 19in), Bose', ['Alloys', 'black (5x112, 19in)', 'Bose']],
  ['Alloys, black; Bose, 8 speakers', ['Alloys, black', 'Bose, 8 speakers']],
  ['• ABS\n• Sat nav\n', ['ABS', 'Sat nav']],
  ['Payload 1,5 t, Tow bar', ['Payload 1,5 t', 'Tow bar']],
  ['ABS,ABS,,', ['ABS']],
  ['Heated &amp; cooled seats, Sat&nbsp;nav', ['Heated & cooled seats', 'Sat nav']],
  ['Air&#45;con', ['Air-con']],
  ['<ul><li>ABS</li><li>Sat nav</li></ul>', ['ABS', 'Sat nav']],
])('the equipment of %j', (text, names) => {
  expect(readFeatures(text).map(({ name }) => name)).toEqual(names)
})

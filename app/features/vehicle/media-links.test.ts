import { expect, it } from 'vitest'
import { mediaLinks } from './media-links.ts'

it('offers a video and a view all round on other sites, in either shape', () => {
  expect(
    mediaLinks({
      media: { video: { href: ' https://www.youtube.com/watch?v=1 ' }, spin: 'https://spins.example/2' },
    }),
  ).toEqual([
    { label: 'Watch the video', address: 'https://www.youtube.com/watch?v=1', host: 'youtube.com' },
    { label: 'See it in 360°', address: 'https://spins.example/2', host: 'spins.example' },
  ])
})

it.each([
  'http://plain.example/1',
  'javascript:alert(1)',
  '//elsewhere.example/1',
  'https://user@elsewhere.example/',
  `https://long.example/${'a'.repeat(1_000)}`,
  '',
  7,
  { href: null },
  null,
])('offers no link to %j', (video) => {
  expect(mediaLinks({ media: { video } })).toEqual([])
})

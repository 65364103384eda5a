import { expect, it } from 'vitest'
import { loader } from './search.tsx'

/** Where a search with a whole postcode leads. */
async function redirected(query: string): Promise<string | null> {
  const url = new URL(`https://pierhead.example/car-search?${query}`)
  const args = { url, pattern: '/car-search' } as unknown as Parameters<typeof loader>[0]
  const answer = await loader(args).then(
    () => null,
    (thrown) => thrown as Response,
  )
  expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([302, 'no-store'])
  return answer?.headers.get('location') ?? null
}

it.each([
  ['postcode=L3+4DB', 'postcode=L3'],
  [
    'make=Ford&postcode=sw1a1aa&make=Kia&sort=distance&page=2',
    'make=Ford&postcode=SW1A&make=Kia&sort=distance&page=2',
  ],
  ['postcode=L3+4DB&distance=-20&postcode=M1+1AA', 'postcode=L3&distance=-20&postcode=M1'],
])('a search with a whole postcode, ?%s, is redirected once, to its outward code', async (asked, kept) => {
  expect(await redirected(asked)).toBe(`/car-search?${kept}`)
  await expect(redirected(kept)).rejects.toThrow()
})

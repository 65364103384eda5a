import { describe, expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import type { StockRecord } from './record.ts'
import { createShowing, onlyBranchOf, showsEverything } from './shown-record.ts'

function pictured(...addresses: string[]): StockRecord {
  return { ...exampleRecord(), media: { images: addresses.map((href) => ({ href })), video: { href: 'v' } } }
}

describe('the pictures of a shown record', () => {
  const show = createShowing({ ...showsEverything, pictureHosts: ['m.atcdn.co.uk', '*.images.example'] })

  it('are those on the allowed hosts and our own, in their order', () => {
    const record = pictured(
      'https://evil.example/1.jpg',
      'https://m.atcdn.co.uk/2.jpg',
      '/media/3.svg',
      'https://m.atcdn.co.uk@evil.example/4.jpg',
      'https://a.images.example:443/5.jpg',
    )
    expect(show(record).media).toEqual({
      images: [
        { href: 'https://m.atcdn.co.uk/2.jpg' },
        { href: '/media/3.svg' },
        { href: 'https://a.images.example:443/5.jpg' },
      ],
      video: { href: 'v' },
    })
    expect(record.media?.images).toHaveLength(5)
  })

  it('leave a record without others as it is', () => {
    const record = pictured('https://m.atcdn.co.uk/1.jpg')
    expect(show(record)).toBe(record)
  })
})

describe('a dealer with one branch', () => {
  const branch = { town: 'Bootle', postcode: 'L20 4AB', latitude: 53.4, longitude: -3 }
  const show = createShowing({ ...showsEverything, onlyBranch: onlyBranchOf([branch]) })
  const at = (advertiser: StockRecord['advertiser']) => show({ ...exampleRecord(), advertiser }).advertiser
  const here = { town: 'Bootle', postCode: 'L20 4AB', latitude: 53.4, longitude: -3 }

  it('has the vehicles there whose records name no place', () => {
    expect(at(null)).toEqual({ location: here })
    expect(at({ name: 'Us', location: { county: 'Merseyside' } })).toEqual({
      name: 'Us',
      location: { county: 'Merseyside', ...here },
    })
  })

  it('leaves the others where they are', () => {
    for (const location of [{ town: 'Leeds' }, { postCode: 'LS1 1AA' }, { latitude: 53.8, longitude: -1.5 }])
      expect(at({ location })).toEqual({ location })
  })

  it('is one with exactly one branch', () => {
    expect(onlyBranchOf([])).toBeNull()
    expect(onlyBranchOf([branch, branch])).toBeNull()
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../tests/support/memory-storage.ts'
import {
  forgetTerms,
  recallTerms,
  rememberChange,
  rememberTerms,
  withRememberedTerms,
} from './remembered-terms.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = stubStorage('localStorage')
})

describe('the terms on the device', () => {
  it('are deposit, term and highest monthly price and nothing else', () => {
    rememberTerms({ deposit: '1500', term: '48', monthlyPrice: '-250', name: 'Jo' } as never)
    expect([...kept]).toEqual([['forecourt.terms', '{"deposit":"1500","term":"48","monthlyPrice":"-250"}']])
    expect(recallTerms()).toEqual({ deposit: '1500', term: '48', monthlyPrice: '-250' })
  })

  it('are removed when they are the default', () => {
    rememberTerms({ deposit: '1500' })
    rememberTerms({ deposit: '0', term: '60' })
    expect(kept.size).toBe(0)
  })

  it.each(['{', 'null', '7', '{"deposit":"lots","term":"99","monthlyPrice":"<b>"}'])(
    'are none when what is kept is %s',
    (text) => {
      kept.set('forecourt.terms', text)
      expect(recallTerms()).toEqual({})
    },
  )

  it('follow what is changed, and not what an address came with', () => {
    const sent = { deposit: '5000', term: '24' }
    rememberTerms({ deposit: '1500', monthlyPrice: '-250' })
    rememberChange(sent, sent)
    expect(recallTerms()).toEqual({ deposit: '1500', monthlyPrice: '-250' })
    rememberChange(sent, { ...sent, monthlyPrice: '-300' })
    expect(recallTerms()).toEqual({ deposit: '1500', monthlyPrice: '-300' })
    rememberChange({ ...sent, monthlyPrice: '-300' }, sent)
    expect(recallTerms()).toEqual({ deposit: '1500' })
    forgetTerms()
    expect(kept.size).toBe(0)
  })

  it('are added to an address that has none of its own', () => {
    rememberTerms({ deposit: '1500', monthlyPrice: '-250' })
    expect(String(withRememberedTerms('?make=Ford'))).toBe('make=Ford&deposit=1500')
    expect(withRememberedTerms('?deposit=0')).toBeNull()
    expect(withRememberedTerms('?term=60')).toBeNull()
  })

  it('are none where the browser refuses storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    })
    rememberTerms({ deposit: '1500' })
    expect(recallTerms()).toEqual({})
  })
})

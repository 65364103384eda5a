import { describe, expect, it } from 'vitest'
import { keyAct, keyWords, type PressedKey } from './list-keys.ts'

const page = { isCommand: false, isTyping: false, isOnLine: false, letters: true }

describe('the keys of the desk', () => {
  it.each<[Partial<PressedKey> & { key: string }, ReturnType<typeof keyAct>]>([
    [{ key: 'j' }, 'next'],
    [{ key: 'k' }, 'previous'],
    [{ key: '/' }, 'find'],
    [{ key: '?' }, 'help'],
    [{ key: 'ArrowDown' }, null],
    [{ key: 'ArrowDown', isOnLine: true }, 'next'],
    [{ key: 'ArrowUp', isOnLine: true }, 'previous'],
    [{ key: 'J' }, null],
    [{ key: 'Enter', isOnLine: true }, null],
    [{ key: 'x' }, null],
    [{ key: 'x', isOnLine: true }, 'choose'],
    [{ key: 'b' }, 'back'],
    [{ key: 'p', isOnLine: true }, 'p'],
    [{ key: 'r', isOnLine: true }, 'r'],
    [{ key: 's' }, 's'],
    [{ key: 'n' }, 'n'],
    [{ key: 'P', isOnLine: true }, null],
    [{ key: 'p', isTyping: true }, null],
    [{ key: 'r', isCommand: true, isOnLine: true }, null],
    [{ key: 's', letters: false, isOnLine: true }, null],
    [{ key: 'constructor' }, null],
    [{ key: ' ' }, null],
    [{ key: 'Tab' }, null],
    [{ key: 'Escape' }, null],
    [{ key: 'j', isTyping: true }, null],
    [{ key: '?', isTyping: true }, null],
    [{ key: '/', isTyping: true }, null],
    [{ key: 'ArrowDown', isTyping: true }, null],
    [{ key: 'Escape', isTyping: true }, 'leave'],
    [{ key: 'k', isCommand: true }, null],
    [{ key: '/', isCommand: true }, null],
    [{ key: 'ArrowDown', isCommand: true, isOnLine: true }, null],
    [{ key: 'j', letters: false }, null],
    [{ key: '?', letters: false }, null],
    [{ key: 'ArrowDown', letters: false, isOnLine: true }, 'next'],
  ])('%o is %s', (pressed, act) => {
    expect(keyAct({ ...page, ...pressed })).toBe(act)
  })

  it('are all on the list that people see', () => {
    const listed = keyWords.map(([keys]) => keys.toLowerCase()).join(' ')
    for (const key of ['j', 'k', 'x', 'b', 'p', 'r', 's', 'n', '/', '?', 'enter', 'esc', 'arrow'])
      expect(listed).toContain(key)
  })
})

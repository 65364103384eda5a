/** What a key does on a page of the desk. */
export type KeyAct = 'next' | 'previous' | 'find' | 'help' | 'leave'

export interface PressedKey {
  key: string
  /** With Control, Alt or Meta: a command of the browser. */
  isCommand: boolean
  /** Whether a form takes what is typed. */
  isTyping: boolean
  /** Whether a line of a list has the focus. */
  isOnLine: boolean
  /** Whether letters work lists: a setting. */
  letters: boolean
}

/** Null for a key that is not ours, which the browser and the page then have. */
export function keyAct({ key, isCommand, isTyping, isOnLine, letters }: PressedKey): KeyAct | null {
  if (isCommand) return null
  if (isTyping) return key === 'Escape' ? 'leave' : null
  // Elsewhere arrows scroll the page.
  if (key === 'ArrowDown') return isOnLine ? 'next' : null
  if (key === 'ArrowUp') return isOnLine ? 'previous' : null
  if (!letters) return null
  if (key === 'j') return 'next'
  if (key === 'k') return 'previous'
  if (key === '/') return 'find'
  if (key === '?') return 'help'
  return null
}

/** For people, in the order of use. */
export const keyWords: readonly (readonly [keys: string, does: string])[] = [
  ['J, or the arrow down on a line', 'Next line of the list'],
  ['K, or the arrow up on a line', 'Line before'],
  ['Enter', 'Open the line'],
  ['/', 'Find'],
  ['Esc', 'Leave the box'],
  ['?', 'This list'],
]

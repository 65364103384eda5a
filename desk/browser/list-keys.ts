/** What a letter leads to on the page of a line: a box, or a button that still has to be pressed. */
export const placesOfLetters = {
  p: { does: 'price', place: '#price' },
  r: { does: 'reserve', place: '#until' },
  s: { does: 'sold', place: 'button[name=act][value=sold]' },
  n: { does: 'note', place: '#note, textarea[name=text]' },
} as const

export type PlaceLetter = keyof typeof placesOfLetters

/** What a key does on a page of the desk. */
export type KeyAct = 'next' | 'previous' | 'choose' | 'back' | 'find' | 'help' | 'leave' | PlaceLetter

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

const acts: ReadonlyMap<string, KeyAct> = new Map([
  ['j', 'next'],
  ['k', 'previous'],
  ['b', 'back'],
  ['/', 'find'],
  ['?', 'help'],
])

/** Null for a key that is not ours, which the browser and the page then have. */
export function keyAct({ key, isCommand, isTyping, isOnLine, letters }: PressedKey): KeyAct | null {
  if (isCommand) return null
  if (isTyping) return key === 'Escape' ? 'leave' : null
  // Elsewhere arrows scroll the page.
  if (key === 'ArrowDown') return isOnLine ? 'next' : null
  if (key === 'ArrowUp') return isOnLine ? 'previous' : null
  if (!letters) return null
  if (key === 'x') return isOnLine ? 'choose' : null
  return isPlaceLetter(key) ? key : (acts.get(key) ?? null)
}

export function isPlaceLetter(act: string): act is PlaceLetter {
  return Object.hasOwn(placesOfLetters, act)
}

/** For people, in the order of use. */
export const keyWords: readonly (readonly [keys: string, does: string])[] = [
  ['J, or the arrow down on a line', 'Next line of the list'],
  ['K, or the arrow up on a line', 'Line before'],
  ['Enter', 'Open the line'],
  ['X', 'Choose the line, where several are chosen'],
  ['B', 'Back to the list, to the line that was open'],
  ['P, R or S', 'Of a vehicle: to its price, its reservation, or the button that marks it as sold'],
  ['N', 'Of a vehicle or a lead: write a note'],
  ['S', 'Of a lead: to the button that says sold'],
  ['/', 'Find'],
  ['Esc', 'Leave the box'],
  ['?', 'This list'],
]

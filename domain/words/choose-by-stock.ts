import type { VehicleType } from '../stock/vehicle-type.ts'
import { type Atom, keyOf, plainText } from './atoms.ts'
import { bodyNamesOfModels } from './nicknames.data.ts'
import { unreadAtoms, wordsNotRead } from './not-read.ts'
import { addWords, type Reading } from './reading.ts'

/** What the models of a phrase are in this stock, once all names are read. */
export function chooseByStock(reading: Reading): void {
  readBadges(reading)
  chooseBodyOfModel(reading)
  chooseLength(reading)
  chooseRoof(reading)
  readDerivative(reading)
}

/**
 * "320d" is a 3 Series, "C220" a C Class, "R450" an R Series, "FH16" a Volvo FH: of the makes that the phrase names, or
 * else of the only make that has it and is not left out. The rest of the badge is no filter, so it stays unread.
 */
function readBadges(reading: Reading): void {
  const { type, atoms, lexicon, words, excludedMakes } = reading
  if (words.has('model')) return
  const isNamed = words.has('make')
  const all = Object.keys(lexicon.vocabulary.models).filter((make) => !excludedMakes.has(make))
  const makes = [...(words.get('make') ?? all)]
  for (const [at, atom] of atoms.entries()) {
    if (atom.state !== 'open') continue
    const badge = badgeOf(atoms, at)
    if (badge === null || (!isNamed && !isClearBadge(atoms, at, type))) continue
    const found = makes.flatMap((make) =>
      (lexicon.vocabulary.models[make] ?? [])
        .filter((name) => isModelOfBadge(keyOf(name), badge, type))
        .map((model) => ({ make, model })),
    )
    if (found.length === 0 || (!isNamed && found.length > 1)) continue
    for (const part of atoms.slice(at, at + 2)) reading.badges.add(part)
    for (const { make, model } of found) {
      addWords(reading, 'make', [make])
      addWords(reading, 'model', [model])
    }
  }
}

/** Truck makers write the power, the litres or the weight after the name of the model: "FH16". */
function isModelOfBadge(model: string, badge: string, type: VehicleType): boolean {
  return (
    model === `${badge}series` ||
    model === `${badge}class` ||
    (type === 'truck' && model === badge && badge.length > 1)
  )
}

/** "320d", "C220" and of trucks "FH16" are badges without a make; "320" and "a 22 plate" are none. */
function isClearBadge(atoms: readonly Atom[], at: number, type: VehicleType): boolean {
  const [atom, next] = [atoms[at], atoms[at + 1]]
  if (!atom || next?.joined !== true) return false
  if (atom.kind === 'number') return /^[die]$/.test(next.text)
  return next.text.length === 3 || (type === 'truck' && atom.text.length > 1)
}

function badgeOf(atoms: readonly Atom[], at: number): string | null {
  const [atom, next] = [atoms[at], atoms[at + 1]]
  if (atom?.kind === 'number')
    return /^[1-8]\d\d$/.test(atom.text) && !isJoinedToLetters(atoms, at) ? (atom.text[0] ?? null) : null
  return atom?.kind === 'letters' &&
    atom.text.length <= 3 &&
    next?.kind === 'number' &&
    (next.joined ? /^\d{1,3}$/ : /^\d{2,3}$/).test(next.text)
    ? atom.text
    : null
}

function isJoinedToLetters(atoms: readonly Atom[], at: number): boolean {
  return atoms[at]?.joined === true && atoms[at - 1]?.kind === 'letters'
}

/** The estate of a 3 Series is the model "3 Series Touring", so with the body type the model is chosen that has it. */
function chooseBodyOfModel({ words, lexicon }: Reading): void {
  const [body, ...otherBodies] = words.get('bodyType') ?? []
  const models = words.get('model')
  if (body === undefined || otherBodies.length > 0 || !models) return
  const own = [...(words.get('make') ?? [])].flatMap((make) => lexicon.vocabulary.models[make] ?? [])
  const names = bodyNamesOfModels[body] ?? []
  const chosen = [...models].map((model) => {
    if (names.some((name) => keyOf(model).endsWith(keyOf(name)))) return model
    return own.find((other) => names.some((name) => keyOf(other) === keyOf(`${model} ${name}`))) ?? model
  })
  words.set('model', new Set(chosen))
}

/**
 * "L2" is the medium length of a large van and the long one of a smaller van. The named models decide, or a roof height
 * such as the "H2" of "L2H2", which smaller vans rarely have; otherwise both are found.
 */
function chooseLength({ type, atoms, words, vocabulary }: Reading): void {
  const lengths = words.get('wheelbase')
  if (!hasCode(atoms, 'l') || !lengths?.has('MWB') || !lengths.has('LWB')) return
  const [makes, models] = [[...(words.get('make') ?? [])], [...(words.get('model') ?? [])]]
  if (models.length > 0) {
    const offered = vocabulary.valuesOf(type, 'wheelbase', { makes, models })
    lengths.delete(offered.includes('MWB') ? 'LWB' : 'MWB')
  } else if (words.has('roofHeight')) lengths.delete('LWB')
}

/** "H2" is the medium roof, but the high one of a van that is made in two heights. */
function chooseRoof({ type, atoms, words, vocabulary }: Reading): void {
  const [makes, models] = [[...(words.get('make') ?? [])], [...(words.get('model') ?? [])]]
  const roofs = words.get('roofHeight')
  if (!hasCode(atoms, 'h') || models.length === 0 || roofs?.size !== 1 || !roofs.has('Medium')) return
  const offered = vocabulary.valuesOf(type, 'roofHeight', { makes, models })
  if (!offered.includes('Medium') && offered.includes('High')) words.set('roofHeight', new Set(['High']))
}

/** Whether "L2" or "H2" was read. */
function hasCode(atoms: readonly Atom[], letter: 'l' | 'h'): boolean {
  return atoms.some(
    ({ text, state }, at) => state === 'read' && text === letter && atoms[at + 1]?.text === '2',
  )
}

/** Words of a derivative are read only when one derivative of one model has them all: the filter takes whole names. */
function readDerivative(reading: Reading): void {
  const makes = [...(reading.words.get('make') ?? [])]
  const models = [...(reading.words.get('model') ?? [])]
  if (makes.length !== 1 || models.length !== 1) return
  const open = unreadAtoms(reading.atoms)
  if (open.length === 0 || open.some(({ state }) => state === 'unknown')) return
  const asked = wordsNotRead(reading).map(plainText)
  const derivatives = reading.vocabulary.valuesOf(reading.type, 'derivative', { makes, models })
  const matching = derivatives.filter((derivative) => {
    // Whole words: an "a200" is not an "A200d".
    const parts = new Set(plainText(derivative).split(/\s+/))
    return asked.every((word) => parts.has(word))
  })
  const [only, ...others] = matching
  if (only === undefined || others.length > 0) return
  if (addWords(reading, 'derivative', [only])) for (const atom of open) atom.state = 'read'
}

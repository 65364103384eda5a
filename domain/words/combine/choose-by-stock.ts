import { bodyNamesOfModels } from '../lexicon/nicknames.data.ts'
import { modelNamesOf, type Reading, stockValues } from '../reading.ts'
import { keyOf, type Token } from '../split/tokens.ts'
import { addWords, nameOfModel } from './add-filters.ts'
import { chooseModelsOfBadges } from './badges.ts'
import { chooseDerivativeWords } from './choose-derivative-words.ts'

/** What the findings of a phrase are in this stock, once all are combined. */
export function chooseByStock(reading: Reading): void {
  chooseLikeModels(reading)
  chooseDerivativeWords(reading)
  chooseModelsOfBadges(reading)
  chooseBodyOfModel(reading)
  chooseLength(reading)
  chooseRoof(reading)
  chooseSmallCar(reading)
  dropTermWithoutFinance(reading)
}

/**
 * "Something like a Qashqai": the body type, the size and the prices that most of them have in this stock, without the
 * model itself. What the phrase says of its own counts before.
 */
function chooseLikeModels(reading: Reading): void {
  const { type, liked, words, ranges, vocabulary } = reading
  if (liked.length === 0) return
  addWords(reading, 'notModel', liked.map(nameOfModel))
  const makes = [...new Set(liked.map(({ make }) => make))]
  const models = [...new Set(liked.map(({ model }) => model))]
  const { price, seats, ...named } = vocabulary.modelProfile(type, { makes, models })
  for (const [field, value] of Object.entries(named)) if (!words.has(field)) addWords(reading, field, [value])
  if (seats !== undefined && !ranges.has('seats')) ranges.set('seats', { low: seats, high: seats })
  if (price && !ranges.has('price') && !ranges.has('monthlyPrice')) ranges.set('price', price)
}

/** The estate of a 3 Series is the model "3 Series Touring", so with the body type the model is chosen that has it. */
function chooseBodyOfModel(reading: Reading): void {
  const { words, lexicon } = reading
  const [body, ...otherBodies] = words.get('bodyType') ?? []
  const { makes, models } = modelNamesOf(reading)
  if (body === undefined || otherBodies.length > 0 || models.length === 0) return
  const own = makes.flatMap((make) => lexicon.vocabulary.models[make] ?? [])
  const names = bodyNamesOfModels[body] ?? []
  const chosen = models.map((model) => {
    if (names.some((name) => keyOf(model).endsWith(keyOf(name)))) return model
    return own.find((other) => names.some((name) => keyOf(other) === keyOf(`${model} ${name}`))) ?? model
  })
  words.set('model', new Set(chosen))
}

/**
 * "L2" is the medium length of a large van and the long one of a smaller van. The named models decide, or a roof height
 * such as the "H2" of "L2H2", which smaller vans rarely have; otherwise both are found.
 */
function chooseLength(reading: Reading): void {
  const { type, tokens, words, vocabulary } = reading
  const lengths = words.get('wheelbase')
  if (!hasCode(tokens, 'l') || !lengths?.has('MWB') || !lengths.has('LWB')) return
  const names = modelNamesOf(reading)
  const offered = names.models.length > 0 ? vocabulary.valuesOf(type, 'wheelbase', names) : []
  const isHigh = words.has('roofHeight') && !words.get('roofHeight')?.has('Low')
  if (names.models.length > 0 && (offered.length > 0 || !isHigh)) {
    lengths.delete(offered.includes('MWB') ? 'LWB' : 'MWB')
  } else if (words.has('roofHeight')) lengths.delete('LWB')
}

/** "H2" is the medium roof, but the high one of a van that is made in two heights. */
function chooseRoof(reading: Reading): void {
  const { type, tokens, words, vocabulary } = reading
  const names = modelNamesOf(reading)
  const roofs = words.get('roofHeight')
  if (!hasCode(tokens, 'h') || names.models.length === 0 || roofs?.size !== 1 || !roofs.has('Medium')) return
  const offered = vocabulary.valuesOf(type, 'roofHeight', names)
  if (!offered.includes('Medium') && offered.includes('High')) words.set('roofHeight', new Set(['High']))
}

/** Whether "L2" or "H2" was read. */
function hasCode(tokens: readonly Token[], letter: 'l' | 'h'): boolean {
  return tokens.some(
    ({ text, state }, at) => state === 'read' && text === letter && tokens[at + 1]?.text === '2',
  )
}

/** Litres. */
const largestOfSmallCar = 1.4

/** A small car is a hatchback with a small engine, unless the phrase says more of its body or its engine. */
function chooseSmallCar(reading: Reading): void {
  const { smallAt, words, ranges, tokens } = reading
  if (smallAt === null) return
  const hatchbacks = stockValues(reading, 'bodyType').filter((body) => /^hatchback$/i.test(body))
  if (!words.has('bodyType')) addWords(reading, 'bodyType', hatchbacks)
  // An electric car has no engine, so a limit would leave out all of them.
  const isElectric = [...(words.get('fuelType') ?? [])].some((fuel) => /^electric$/i.test(fuel))
  if (!isElectric) {
    if (!ranges.has('engineSize'))
      ranges.set('engineSize', { low: Number.NEGATIVE_INFINITY, high: largestOfSmallCar })
  } else if (hatchbacks.every((body) => !words.get('bodyType')?.has(body)))
    for (const token of tokens.slice(smallAt.from, smallAt.to)) token.state = 'unknown'
}

/** "2 years" and "12 months" are a term only beside other words of finance; they may be a warranty or an MOT. */
function dropTermWithoutFinance({ phrase, texts, ranges, tokens, termAt }: Reading): void {
  if (termAt === null) return
  const { from, to } = termAt
  const beside = [...tokens.slice(Math.max(0, from - 2), from), ...tokens.slice(to, to + 2)]
  const isOther = beside.some(({ text }) => /^(mot|warranty|tax|taxed|service|history)$/.test(text))
  const hasFinance =
    ranges.has('monthlyPrice') ||
    texts.has('deposit') ||
    /financ|term|payment|loan|\bhp\b|pcp|credit/i.test(phrase)
  const own = tokens.slice(from, to)
  const isLong = Number(texts.get('term')) > 12 && own.some(({ text }) => /^m(on)?ths?$/.test(text))
  if (!isOther && (hasFinance || isLong)) return
  texts.delete('term')
  for (const token of own) token.state = 'unknown'
}

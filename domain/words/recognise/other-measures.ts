import { createPhraseSet, listOf } from '../lexicon/phrase-table.ts'
import type { Reading } from '../reading.ts'
import { type Finding, unsearchable } from './finding.ts'
import { parseQuantity } from './parse-quantity.ts'
import { measureBefore, skipFillers } from './quantity-words.ts'

/** "Nose weight 100 kg", "kerb weight under 1500": weights that no filter has. */
export function* findOtherMeasures(reading: Reading): Generator<Finding> {
  for (let from = 0; from < reading.tokens.length; from++) {
    const found = otherMeasures.match(reading.tokens, from) ?? measuresWithFigure.match(reading.tokens, from)
    if (!found) continue
    const at = skipFillers(reading.tokens, found.to)
    const figure = reading.tokens[at]?.startsClause ? null : parseQuantity(reading.tokens, at, reading)
    const isOfRoof = /^(?:roof|load|interior)$/.test(reading.tokens[from - 1]?.text ?? '')
    const hasName =
      otherMeasures.match(reading.tokens, from) !== null ||
      (!isOfRoof &&
        /^(?:height|width|headroom|legroom)$/.test(reading.tokens[from]?.text ?? '') &&
        figure !== null)
    // The "length" of "load length 3 m" has a filter, and "length 3 m" may be of the load.
    if (!hasName && (!figure || figure.measure !== null || figure.unit !== null)) continue
    if (!hasName && measureBefore.match(reading.tokens, from - 1)?.to === found.to) continue
    const to = figure?.to ?? found.to
    yield { from, to, meaning: unsearchable }
    from = to - 1
  }
}

/** Words that also stand alone, or beside another measure: "roof height", "load length". */
const measuresWithFigure = createPhraseSet(
  listOf(`
    height, width, length, overall length, headroom, legroom, tank, fuel tank, apr, rate, interest, interest rate,
    rate of interest, depreciation`),
)

const otherMeasures = createPhraseSet(
  listOf(`
    nose weight, noseweight, nose load, kerb weight, kerbweight, unladen weight, roof load, tongue weight, train weight,
    ground clearance, wading depth, turning circle, top speed`),
)

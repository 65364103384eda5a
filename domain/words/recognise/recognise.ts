import type { Reading } from '../reading.ts'
import { recogniseAxles } from './axles.ts'
import { recogniseBareNumbers } from './bare-numbers.ts'
import { correctTokens } from './correct-tokens.ts'
import { recogniseDerivative } from './derivatives.ts'
import { recogniseDistances } from './distances.ts'
import { recogniseEquipment } from './equipment.ts'
import type { Finding } from './finding.ts'
import { recogniseMot } from './mot.ts'
import { recogniseNames } from './names.ts'
import { readNumberWords } from './number-words.ts'
import { recogniseOrders } from './orders.ts'
import { recogniseOwnFigures } from './own-figures.ts'
import { recognisePartColours } from './part-colours.ts'
import { recognisePartExchange } from './part-exchange.ts'
import { recogniseBarePlaces, recognisePlaces } from './places.ts'
import { recogniseQuantities } from './quantities.ts'
import { markQuotedWords } from './quoted-words.ts'
import { recogniseSetPhrases } from './set-phrases.ts'
import { recogniseVehicleNumbers } from './vehicle-numbers.ts'

/**
 * What the parts of a phrase mean for one type of vehicle. The more words a rule needs to be sure, the earlier it reads,
 * and each rule sees only the tokens that are still open: combine a finding before asking for the next one.
 */
export function* recognise(reading: Reading): Generator<Finding> {
  markQuotedWords(reading)
  yield* recogniseVehicleNumbers(reading)
  yield* recogniseDerivative(reading)
  correctTokens(reading)
  readNumberWords(reading)
  yield* recognisePartExchange(reading)
  yield* recogniseOwnFigures(reading)
  yield* recogniseOrders(reading)
  yield* recogniseMot(reading)
  yield* recogniseAxles(reading)
  yield* recognisePartColours(reading)
  yield* recogniseEquipment(reading)
  yield* recogniseSetPhrases(reading)
  yield* recogniseDistances(reading)
  yield* recognisePlaces(reading)
  yield* recogniseQuantities(reading)
  yield* recogniseNames(reading)
  yield* recogniseBarePlaces(reading)
  yield* recogniseBareNumbers(reading)
}

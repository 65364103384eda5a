import type { Reading } from '../reading.ts'
import { type Finding, unsearchable } from './finding.ts'

/** What the patterns below are made of, in place of which the same number of signs stands. */
const parts: readonly (readonly [pattern: RegExp, sign: string])[] = [
  // How often: "a month", "pcm".
  [
    /(?<![^ ])(?:(?:a|per|each|every|\/) (?:day|week|wk|fortnight|month|mth|year|yr|annum)|pcm|pm|pw|pa|p a|monthly|weekly|yearly|annually|daily)(?![^ ])/g,
    'T',
  ],
  [/(?<![^ ])(?:part(?: -)? (?:ex|exchange)|partex|px|p x|trade(?: -)? in)(?![^ ])/g, 'P'],
  // "12000 miles".
  [/(?<![^ ])\d[\d.]{0,12}(?: (?:k|thousand))? (?:miles?|mi|mls)(?![^ ])/g, 'M'],
  // "worth about £ 3 k", "is 2000".
  [
    /(?<![^ ])(?:(?:is|are|was|of|for|at|about|around|approx|approximately|roughly|circa|say|worth|valued?|figure|~|a|the|my) ){0,4}(?:£ )?\d[\d.]{0,12}(?: (?:k|grand|gs|thousand|pounds?|quid)){0,2}(?![^ ])/g,
    'F',
  ],
]

/**
 * Figures of the buyer, of their own vehicle and of what was done to a vehicle. No search asks for them, and alone they
 * would be read as a price, a year, a monthly price or a mileage.
 */
const ownFigures: readonly RegExp[] = [
  // "Part ex worth about £3,000", "plus part ex", "£6,000 + my car". With other words behind it, the figure is a budget.
  /(?<![^ ])(?:(?:\+|plus) )?P+ F+(?! (?:max|maximum|tops|budget(?! F)|deposit|T)|F)(?![^ ])/g,
  /(?<![^ ])F+(?: (?:in|for))? P+(?= (?:and|plus|\+) F)/g,
  /(?<![^ ])(?:\+|plus) (?:(?:a|my|our|the) )?P+(?![^ ])/g,
  /(?<![^ ])(?:\+|plus) (?:my|our) (?:(?:old|current|existing) )?(?:car|van|truck|vehicle|motor)(?![^ ])/g,
  // "I owe 3000 on my car", "settlement figure £4,500", "I earn 2000 a month".
  /(?<![^ ])(?:owe|owes|owing|owed|outstanding|settlement|equity|earn|earns|earning|earnings|wages?|salary|income|(?:take|bring) home)(?: (?:finance|pay|still|on it))? F+(?: T+)?(?![^ ])/g,
  /(?<![^ ])F+(?: finance)? (?:owing|owed|outstanding|still owed|negative equity|to settle|left to pay|left on (?:the |my )?(?:finance|loan|hp|pcp))(?![^ ])/g,
  // What the buyer drives: "12000 miles a year", "a 60 mile commute", "annual mileage 8000".
  /(?<![^ ])(?:(?:under|over|up to|max|about|around|approx|less than|more than|at least) )?M+ (?:T+|(?:(?:T+|round) )?(?:commute|commuting|trip|journey|each way))(?![^ ])/g,
  /(?<![^ ])(?:annual|T+) (?:mileage|miles)(?: is)?(?: (?:under|up to|max|over))? [FM]+(?![^ ])/g,
  /(?<![^ ])(?:mileage|miles) [FM]+ T+(?![^ ])/g,
  // "Serviced at 60000", "cambelt done at 80k". The word "at" is a part of the figure.
  /(?<![^ ])(?:services?|serviced|cambelt|belt|chain|clutch|done|changed|replaced|fitted)(?: (?:was|done|changed|replaced))?(?: at M+| F+)(?![^ ])/g,
  // "5.5 l/100km", "10% deposit".
  /(?<![^ ])F+ (?:l|ltrs?|lit(?:re|er)s?) (?:\/|per) F+ (?:km|kms|kilomet(?:re|er)s?)(?![^ ])/g,
  /(?<![^ ])F+ (?:%|percent|per cent)(?: (?:deposit|down|apr|interest))?(?![^ ])/g,
  // "By the 1st of December", whose "st" is a trim too.
  /(?<![^ ])(?:by|before|on|from|until|till) F+ (?:st|nd|rd|th)(?! (?:hand|owner|keeper|gen))(?: of)?(?![^ ])/g,
  // "A T reg": plates before 2001 are no filter.
  /(?:(?<![^ ])(?:a|an|on) |^)[b-hj-npr-tv-y] (?:reg|registration|plate)(?![^ ])/g,
]

/** "MOT 2027": no registration of that year. */
const datedTo = /(?<![^ ])(?:mot|tax|taxed) (20\d\d)(?![^ ])/g

export function* recogniseOwnFigures({ phrase, tokens, thisYear }: Reading): Generator<Finding> {
  let text = ''
  const starts: number[] = []
  for (const { text: word, state, startsClause, to } of tokens) {
    if (startsClause) text += ', '
    starts.push(text.length)
    text += `${state === 'open' ? word : '_'} ${phrase[to] === '%' ? '% ' : ''}`
  }
  text = text.trimEnd()
  let signs = text
  for (const [pattern, sign] of parts) signs = signs.replaceAll(pattern, (part) => sign.repeat(part.length))
  const years = [...text.matchAll(datedTo)].filter(([, year]) => isNear(Number(year), thisYear))
  for (const match of [...ownFigures.flatMap((pattern) => [...signs.matchAll(pattern)]), ...years]) {
    const end = match.index + match[0].length
    const from = starts.findIndex((start) => start >= match.index)
    const to = starts.findLastIndex((start) => start < end) + 1
    if (tokens.slice(from, to).every(({ state }) => state === 'open'))
      yield { from, to, meaning: unsearchable }
  }
}

function isNear(year: number, thisYear: number): boolean {
  return year === thisYear + 1 || year === thisYear + 2
}

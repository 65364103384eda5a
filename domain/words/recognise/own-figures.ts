import type { Reading } from '../reading.ts'
import { type Finding, unsearchable } from './finding.ts'

const figure = String.raw`(?:£ )?\d[\d.]*(?: (?:k|grand|gs|thousand|pounds?|quid))*(?![\w.])`
const about =
  '(?: (?:is|are|was|of|for|at|about|around|approx|approximately|roughly|circa|say|worth|valued?|figure|~|a|the|my))*'
const perTime =
  '(?:(?:a|per|each|every|/) (?:day|week|wk|fortnight|month|mth|year|yr|annum)|pcm|pm|pw|pa|p a|monthly|weekly|yearly|annually|daily)'
const partExchange = '(?:part(?: -)? (?:ex|exchange)|partex|px|p x|trade(?: -)? in)'
/** Words after a figure with which it is a budget, although a part-exchange stands before it. */
const ofBudget = `(?! (?:k|grand|gs|thousand|pounds?|quid|max|maximum|tops|budget(?! (?:£ )?\\d)|deposit|miles?|mi|${perTime})(?!\\w))`
const miles = String.raw`\d[\d.]*(?: (?:k|thousand))? (?:miles?|mi|mls)`

/**
 * Figures of the buyer, of their own vehicle and of what was done to a vehicle. No search asks for them, and alone they
 * would be read as a price, a year, a monthly price or a mileage.
 */
const ownFigures = [
  // "Part ex worth about £3,000", "plus part ex", "£6,000 + my car".
  `(?:(?:\\+|plus) )?${partExchange}${about} ${figure}${ofBudget}`,
  `${figure}(?: (?:in|for))? ${partExchange}(?= (?:and|plus|\\+) (?:£ )?\\d)`,
  `(?:\\+|plus) (?:(?:a|my|our|the) )?${partExchange}`,
  '(?:\\+|plus) (?:my|our) (?:(?:old|current|existing) )?(?:car|van|truck|vehicle|motor)',
  // "I owe 3000 on my car", "settlement figure £4,500", "I earn 2000 a month".
  `(?:owe|owes|owing|owed|outstanding|settlement|equity|earn|earns|earning|earnings|wages?|salary|income|(?:take|bring) home)(?: (?:finance|pay|still|on it))?${about} ${figure}(?: ${perTime})?`,
  `${figure}(?: finance)? (?:owing|owed|outstanding|still owed|negative equity|to settle|left to pay|left on (?:the |my )?(?:finance|loan|hp|pcp))`,
  // What the buyer drives: "12000 miles a year", "a 60 mile commute", "annual mileage 8000".
  `(?:(?:under|over|up to|max|about|around|approx|less than|more than|at least) )?${miles} (?:${perTime}|(?:(?:daily|round) )?(?:commute|commuting|trip|journey|each way))`,
  `(?:annual|yearly|daily|weekly) (?:mileage|miles)${about}(?: (?:under|up to|max|over))? \\d[\\d.]*(?: k)?(?: miles?)?`,
  `(?:mileage|miles)${about} \\d[\\d.]*(?: k)? ${perTime}`,
  // "Serviced at 60000", "cambelt done at 80k".
  `(?:services?|serviced|cambelt|belt|chain|clutch|done|changed|replaced|fitted)(?: (?:was|done|changed|replaced))? at ${figure}(?: miles?)?`,
  // "5.5 l/100km", "10% deposit".
  String.raw`\d[\d.]* (?:l|ltrs?|lit(?:re|er)s?) (?:/|per) 100 (?:km|kms|kilomet(?:re|er)s?)`,
  String.raw`\d[\d.]* (?:%|percent|per cent)(?: (?:deposit|down|apr|interest))?`,
  // "By the 1st of December", whose "st" is a trim too.
  String.raw`(?:by|before|on|from|the|until|till) (?:the )?\d\d? (?:st|nd|rd|th)(?! (?:hand|owner|keeper|gen))(?: of)?`,
  // "A T reg": plates before 2001 are no filter.
  '(?:a|an|on|^) ?[b-hj-npr-tv-y] (?:reg|registration|plate)',
].map((pattern) => new RegExp(`(?<![^ ])${pattern}(?![^ ])`, 'g'))

export function* recogniseOwnFigures({ phrase, tokens, thisYear }: Reading): Generator<Finding> {
  let text = ''
  const starts: number[] = []
  for (const { text: word, state, startsClause, to } of tokens) {
    if (startsClause) text += ', '
    starts.push(text.length)
    text += `${state === 'open' ? word : '_'} ${phrase[to] === '%' ? '% ' : ''}`
  }
  const nextMot = new RegExp(`(?<![^ ])(?:mot|tax|taxed) (?:${thisYear + 1}|${thisYear + 2})(?![^ ])`, 'g')
  for (const pattern of [...ownFigures, nextMot]) {
    for (const match of text.trimEnd().matchAll(pattern)) {
      const end = match.index + match[0].length
      const from = starts.findIndex((start) => start >= match.index)
      const to = starts.findLastIndex((start) => start < end) + 1
      if (tokens.slice(from, to).every(({ state }) => state === 'open'))
        yield { from, to, meaning: unsearchable }
    }
  }
}

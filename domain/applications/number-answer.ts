import { longestRead } from './application.ts'
import type { applicationFields } from './application-fields.ts'
import { plainNumber } from './plain-number.ts'

/** A field whose answer is a number. */
type NumberAnswer = Extract<(typeof applicationFields)[number], { type: 'number' }>['name']

/** What people write beside the number that the field asks for, and that changes nothing about it. */
const besides: Readonly<Record<NumberAnswer, RegExp>> = {
  workYears: / ?(?:years?|yrs?|y)\.?$/gi,
  workMonths: / ?(?:months?|mths?|mnths?|m)\.?$/gi,
  netIncome:
    /^(?:about|around|approx(?:imately|\.)?|roughly|circa|~) ?|^gbp ?|(?: ?(?:pounds?|quid|gbp|pcm|p\/?m|per month|(?:a|each|every|\/) ?month|monthly|net|after tax|take[ -]home|\(net\)))+$/gi,
}

/**
 * The number of an answer as a program reads it: `1850` of "£1,850 pcm", "about 1850 net" and "1.85k", `3` of "3 yrs". Null
 * where any word is left that may say something else, such as "a week" and "plus bonus".
 */
export function numberAnswer(field: NumberAnswer, text: string): string | null {
  if (text.length > longestRead) return null
  const tidy = text.replaceAll(/\s+/g, ' ').trim().replaceAll(besides[field], '')
  const [, thousands] = (field === 'netIncome' && /^(?:£ ?)?(\d{1,2}(?:\.\d{1,3})?) ?k$/i.exec(tidy)) || []
  return thousands === undefined ? plainNumber(tidy) : String(Math.round(Number(thousands) * 1_000))
}

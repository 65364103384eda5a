import { z } from 'zod'
import { optionalFacts } from '#domain/dealer/dealer-schema.ts'
import type { Subject } from './applies.ts'
import { articleTopics } from './article-topics.ts'
import { type Offer, offered } from './offered.ts'

const subjects: readonly Subject[] = [...(Object.keys(offered) as Offer[]), ...optionalFacts]

const words = z.string('expected words').trim().min(1, 'expected words')
const day = z.iso.date('expected a day such as "2026-11-22"')

/** The error of an MDX file without `page`. A part that is not known has zod's own. */
const missing = ({ code }: { code?: string }) =>
  code === 'invalid_type' ? 'expected “export const page = { title: …, … }”' : undefined

const page = z.strictObject(
  {
    title: words,
    description: words,
    /** The day the text was last checked, as `2026-11-21`. */
    updated: day.optional(),
    /** What of the dealer the page is about, an offer or a fact: the page is not there without it. */
    needs: z.enum(subjects, `expected one of ${subjects.join(', ')}`).optional(),
    /** The page shows a cost of credit, so the representative example precedes the text. */
    showsCredit: z.boolean('expected true or false').optional(),
  },
  { error: missing },
)

const article = page.extend({
  /** One sentence, for a list of articles. */
  summary: words,
  topic: z.enum(articleTopics, `expected one of ${articleTopics.join(', ')}`),
  /** Reading time, at 220 words a minute. */
  minutes: z.int('expected a whole number of minutes').positive('expected a whole number of minutes'),
  updated: day,
})

const review = page.extend({
  type: z.enum(['car', 'van', 'truck'], 'expected car, van or truck'),
  make: words,
  model: words,
  /** The years that it covers, as `2018 to 2023`. */
  years: words,
  summary: words,
  updated: day,
})

const landing = page.extend({
  /** The page's h1. */
  heading: words,
  lead: words,
  points: z.array(z.strictObject({ title: words, text: words }), 'expected a list of points'),
})

/** A page with a form of its own. */
const tool = page.extend({ lead: words })

/** What the MDX files of each folder export as `page`. */
export const textSchemas = { pages: page, articles: article, reviews: review, landing, tools: tool }

export type PageText = z.infer<typeof page>
export type Article = z.infer<typeof article>
export type Review = z.infer<typeof review>
export type LandingWords = z.infer<typeof landing>
export type ToolText = z.infer<typeof tool>

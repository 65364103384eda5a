import { Photo } from '#app/ui/Photo.tsx'
import type { Review } from '#content/text-schemas.ts'
import { formatDay } from '#domain/stock/iso-day.ts'
import { countInWords } from '../record/count-words.ts'
import classes from './GuideHead.module.css'
import type { GuidedStock } from './guided-stock.ts'

interface GuideHeadProps {
  page: Review
  /** Null where none of its model is in stock. */
  stock: GuidedStock | null
}

/** Above a buyer's guide: one of the model in stock, the verdict in a line, the years and the day. */
export function GuideHead({ page, stock }: GuideHeadProps) {
  const { summary, years, updated, type } = page
  return (
    <div className={classes.head}>
      {stock?.picture ? (
        <div className={classes.picture}>
          <Photo
            {...stock.picture}
            sizes="(min-width: 40rem) 20rem, 100vw"
            alt=""
            width={800}
            height={600}
            fetchPriority="high"
          />
        </div>
      ) : null}
      <div className={classes.words}>
        <p className={classes.verdict}>
          <strong>Our verdict</strong> {summary}
        </p>
        <p className={classes.note}>
          {`Years covered: ${years}. `}
          Last checked <time dateTime={updated}>{formatDay(updated)}</time>.
        </p>
        {stock ? <a href={stock.href}>{`See ${countInWords(type, stock.count)} in stock`}</a> : null}
      </div>
    </div>
  )
}

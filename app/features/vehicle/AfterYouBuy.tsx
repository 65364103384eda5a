import textStyle from '#app/ui/TextStyle.module.css'
import { urls } from '#app/urls.ts'
import { type PromisedVehicle, type Promises, promisedOf } from './promised.ts'
import classes from './VehicleSections.module.css'

/** SI 2013/3134, regs 29 and 30. */
const cancellation = {
  chapter: 'if-you-buy-without-meeting-us',
  title: '14 days to change your mind',
  summary:
    'If you buy for private use without meeting us, you can cancel for any reason up to 14 days after the day on which you get the vehicle.',
}

interface AfterYouBuyProps extends PromisedVehicle {
  promises: Promises
}

/**
 * What the dealer promises of such a vehicle and the right to cancel, each in a sentence with a link to its chapter of the
 * terms of sale.
 */
export function AfterYouBuy({ promises, ...vehicle }: AfterYouBuyProps) {
  const chapters = [...promisedOf(promises, vehicle), cancellation]
  return (
    <section aria-labelledby="after-you-buy" className={classes.section}>
      <h2 id="after-you-buy">After you buy</h2>
      <ul className={classes.chapters}>
        {chapters.map(({ chapter, title, summary }) => (
          <li key={chapter}>
            <a href={`${urls.page('terms-of-sale')}#${chapter}`}>{title}</a>
            <p className={textStyle.soft}>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

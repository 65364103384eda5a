import { reviewsInWords } from '#content/published-figures.ts'
import { site } from '#content/site.ts'

/** What customers said and how it is collected; nothing where the dealer publishes no rating. */
export function CustomerReviews() {
  const { reviews, reviewInvitation } = site
  if (reviews === undefined) return null
  return (
    <>
      <h2 id="what-our-customers-say">What our customers say</h2>
      <p>
        Our customers rate us{' '}
        <strong>
          {reviews.rating} out of {reviews.outOf}
        </strong>
        , on {reviewsInWords('all pages')}.
      </p>
      <h2 id="how-reviews-are-collected">How the reviews are collected</h2>
      <ul>
        {reviews.statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
        {reviewInvitation ? <li>{reviewInvitation}</li> : null}
      </ul>
      <p>We do not print individual reviews here, because we do not want to choose which ones you see.</p>
    </>
  )
}

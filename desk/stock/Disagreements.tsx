import { Form, Link } from 'react-router'
import { type Disagreement, disagreementInWords } from '#domain/registers/register-disagreements.ts'
import { SendButton } from '../layout/SendButton.tsx'
import classes from './Disagreements.module.css'

interface DisagreementsProps {
  /** Of the vehicle. */
  id: string
  /** The change of it that is shown, and what is shown of it. */
  seen: number
  shown: string
  disagreements: readonly Disagreement[]
}

/** Where an advert says something else than the MOT register, each with what can be done. */
export function Disagreements({ id, seen, shown, disagreements }: DisagreementsProps) {
  return (
    <ul className={classes.disagreements}>
      {disagreements.map((each) => {
        const mended = mendedBy(each)
        return (
          <li key={each.kind}>
            <p>
              {disagreementInWords(each)}
              {each.isWithheld ? ' Buyers read “Mileage being checked” until you have looked.' : null}
            </p>
            <div className={classes.acts}>
              {mended ? (
                // As a document, so that the browser puts the cursor into the field.
                <Link to={`/stock/${encodeURIComponent(id)}/fields#${mended.field}`} reloadDocument>
                  {mended.words}
                </Link>
              ) : null}
              {each.isWithheld ? (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="id" value={id} />
                  <input type="hidden" name="seen" value={seen} />
                  <input type="hidden" name="shown" value={shown} />
                  <SendButton name="act" value="mileage" size="s" variant="secondary">
                    I have looked: the mileage is right
                  </SendButton>
                </Form>
              ) : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The field of the vehicle's form; null where the advert has nothing to change. */
function mendedBy({ kind, advert }: Disagreement): { field: string; words: string } | null {
  switch (kind) {
    case 'failed':
      return null
    case 'mot-ended':
    case 'first-test-due':
      return advert === '' ? null : { field: 'mot', words: 'Change the MOT date' }
    default:
      return { field: kind, words: `Change the ${kind}` }
  }
}

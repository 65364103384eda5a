import { withQuery } from '#app/script-urls.ts'
import { Table } from '#app/ui/Table.tsx'
import { countInWords } from '../record/count-words.ts'
import { formatMiles } from '../record/format-miles.ts'
import type { PopularModel } from './popular-models.ts'
import { answerId } from './ValuationForm.tsx'
import classes from './ValuationPage.module.css'

interface PopularModelsProps {
  models: readonly PopularModel[]
  /** The path of the page with the form, which also answers it. */
  pagePath: string
}

/** The asking prices of some popular models. Absent when there are none. */
export function PopularModels({ models, pagePath }: PopularModelsProps) {
  if (models.length === 0) return null
  return (
    <section aria-labelledby="popular-models" className={classes.popular}>
      <h2 id="popular-models">Asking prices of popular models today</h2>
      <Table stacks columns={['Model', 'Year and mileage', 'Price range']}>
        <tbody>
          {models.map(({ question, low, high, comparables, exVat }) => (
            <tr key={`${question.type} ${question.make} ${question.model}`}>
              <th scope="row">
                <a href={`${withQuery(pagePath, { ...question })}#${answerId}`}>
                  {question.make} {question.model}
                </a>
              </th>
              <td>
                {question.year}, {formatMiles(question.mileage)}
              </td>
              <td>
                {low} to {high} ({countInWords(question.type, comparables)}
                {exVat ? ', some before VAT' : ''})
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

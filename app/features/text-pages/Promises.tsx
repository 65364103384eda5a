import { Fragment } from 'react'
import { site } from '#content/site.ts'

/** Consumer Rights Act 2015, s. 30(4)(b). */
const statutoryRights =
  'You have legal rights whether or not you have a warranty. The warranty does not affect them.'

/** What the dealer promises beyond the law, as chapters of the terms of sale. Each has its name as its id. */
export function Promises() {
  const { warranty } = site.promises
  return Object.entries(site.promises).map(([name, { title, summary, terms }]) => (
    <Fragment key={name}>
      <h2 id={name}>{title}</h2>
      <p>{summary}</p>
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
        {name === 'warranty' && warranty ? (
          <li>
            It applies in {warranty.territory}. It is given by {warranty.guarantor}.
          </li>
        ) : null}
      </ul>
      {name === 'warranty' && <p>{statutoryRights}</p>}
    </Fragment>
  ))
}

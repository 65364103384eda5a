import { Fragment } from 'react'
import { site } from '#content/site.ts'

/** What the dealer promises beyond the law, as chapters of the terms of sale. Each has its name as its id. */
export function Promises() {
  return Object.entries(site.promises).map(([name, { title, summary, terms }]) => (
    <Fragment key={name}>
      <h2 id={name}>{title}</h2>
      <p>{summary}</p>
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      {name === 'warranty' && <p>The warranty adds to your rights in law. It replaces none of them.</p>}
    </Fragment>
  ))
}

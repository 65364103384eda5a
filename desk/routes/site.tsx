import { visitContext } from '../context.ts'
import { Section } from '../layout/Section.tsx'
import type { Route } from './+types/site'
import classes from './site.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { siteFacts } = await context.get(visitContext).services().work()
  return siteFacts()
}

export function meta() {
  return [{ title: 'What the site says · Desk' }]
}

/** To look at: whoever keeps the website changes it in the files, and builds it again. */
export default function Site({ loaderData }: Route.ComponentProps) {
  const { groups, files } = loaderData
  return (
    <>
      <h1>What the site says</h1>
      <p className={classes.lead}>
        What your website says of you, as it was when the desk was started. To change something, tell whoever
        keeps your website the file and line beside it.
      </p>
      {groups.map(({ title, facts }) => (
        <Section key={title} title={title}>
          <dl className={classes.facts}>
            {facts.map(({ label, value, place }) => (
              <div key={`${label} ${place}`}>
                <dt>{label}</dt>
                <dd>{value}</dd>
                <dd className={classes.place}>{place}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
      <Section title="Texts, pictures and colours">
        <p>Your own files. Pages that are not among them have the texts that come with the website.</p>
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file}>{file}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}

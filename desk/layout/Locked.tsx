import { Button } from '../../app/ui/Button.tsx'
import { Message } from './Message.tsx'

/** A form that was sent while the desk was locked. */
export interface UnsentForm {
  action: string
  fields: readonly (readonly [name: string, value: string])[]
}

/** What somebody sees who has not come in, or not for half an hour. What they have written is still there. */
export function Locked({ form }: { form: UnsentForm | null }) {
  return (
    <Message title="The desk is locked">
      <p>
        It locks after half an hour without you. Open it again by your shortcut, or by a new link from the
        server, in this browser:
      </p>
      <p>
        <code>forecourt desk link</code>
      </p>
      {form ? (
        <form method="post" action={form.action}>
          <p>What you have just written was not saved. When the desk is open again, save it here.</p>
          {form.fields.map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand several times, such as that of the prices.
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">Save what I wrote</Button>
        </form>
      ) : (
        <p>Then load this page again.</p>
      )}
    </Message>
  )
}

import { Notice } from '#app/ui/Notice.tsx'

/** Shown beside the button and in the form while another buyer has reserved the vehicle. */
export function ReservedNote({ id }: { id?: string }) {
  return (
    <div id={id}>
      <Notice tone="signal" title="Reserved for another buyer">
        <p>
          You can still apply. If their purchase falls through, we will call you about this vehicle. If not,
          we can look for one like it.
        </p>
      </Notice>
    </div>
  )
}

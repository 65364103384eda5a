import { Notice } from '#app/ui/Notice.tsx'

/** Shown beside the button and in the form while another buyer has reserved the vehicle. */
export function ReservedNote({ id }: { id?: string }) {
  return (
    <div id={id}>
      <Notice tone="signal" title="Reserved for another buyer">
        <p>
          You can still apply. We will call or email you if the other buyer does not buy it. If they do, we
          can look for one like it.
        </p>
      </Notice>
    </div>
  )
}

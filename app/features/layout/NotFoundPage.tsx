import { ButtonLink } from '#app/ui/Button.tsx'
import { callLink, site } from '#content/site.ts'
import { MessagePage } from './MessagePage.tsx'
import classes from './WaysOn.module.css'

export function NotFoundPage() {
  return (
    <MessagePage status="404" title="There is no page at this address">
      <p>
        It may have moved, or the address may have a letter too many. Everything that is for sale can be found
        from here; if you were looking for something else, call us on{' '}
        <a href={callLink}>{site.phone.label}</a>.
      </p>
      <div className={classes.ways}>
        <ButtonLink to="/car-search">Search cars</ButtonLink>
        <ButtonLink to="/van-search" variant="secondary">
          Search vans
        </ButtonLink>
        <ButtonLink to="/truck-search" variant="secondary">
          Search trucks
        </ButtonLink>
      </div>
    </MessagePage>
  )
}

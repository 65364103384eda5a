import { ButtonLink } from '#app/ui/Button.tsx'
import { callLink, site } from '#content/site.ts'
import { MessagePage } from './MessagePage.tsx'
import classes from './WaysOn.module.css'

export function NotFoundPage() {
  return (
    <MessagePage status="404" title="There is no page at this address">
      <p>
        Check the address for typing mistakes. The page may also have moved. You can search all our stock from
        here, or call us on <a href={callLink}>{site.phone.label}</a>.
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

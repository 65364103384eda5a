import { useLocation, useMatches } from 'react-router'
import { Container } from '#app/ui/Container.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { MessageCircle, Phone } from '#app/ui/icons.ts'
import { urls } from '#app/urls.ts'
import { callLink, messageLink, site } from '#content/site.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { SavedLink } from '../kept-vehicles/SavedLink.tsx'
import { HeaderSearch } from '../search-box/HeaderSearch.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import { currentCategory, menuCategory } from './current-category.ts'
import classes from './Header.module.css'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'

export function Header() {
  const { pathname } = useLocation()
  const category = currentCategory(
    pathname,
    useMatches().map(({ loaderData }) => loaderData),
  )
  const isCompact = vehicleTypes.some((type) => pathname === urls.search(type))
  return (
    <header className={classNames(classes.header, isCompact && classes.compact)}>
      <Container className={classes.bar}>
        <Logo />
        <CategoryTabs current={category} pathname={pathname} compact={isCompact} />
        <HeaderSearch pathname={pathname} buttonClass={classes.contactLink} />
        <SavedLink className={classNames(classes.contactLink, classes.saved)} />
        <div data-screen-only className={classes.contact}>
          <a href={callLink} className={classes.contactLink} aria-label={`Call ${site.phone.label}`}>
            <Phone aria-hidden size={20} />
            <span className={classes.contactLabel}>{site.phone.label}</span>
          </a>
          <a
            href={messageLink}
            rel="noopener"
            className={classes.contactLink}
            aria-label="Message us on WhatsApp"
          >
            <MessageCircle aria-hidden size={20} />
            <span className={classes.contactLabel}>WhatsApp</span>
          </a>
          <MobileMenu category={category ?? menuCategory} />
        </div>
      </Container>
    </header>
  )
}

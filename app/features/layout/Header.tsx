import { useContext } from 'react'
import { useLocation, useMatches } from 'react-router'
import { Container } from '#app/ui/Container.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { MessageCircle, Phone, Search } from '#app/ui/icons.ts'
import { urls } from '#app/urls.ts'
import { callLink, messageLink, site } from '#content/site.ts'
import { soldTypes } from '#content/sold-types.ts'
import { heartId } from '../kept-vehicles/SaveButton.tsx'
import { SearchBox } from '../search-box/SearchBox.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import { headerCategory } from './current-category.ts'
import { DocumentContext } from './document-context.ts'
import classes from './Header.module.css'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'

export function Header() {
  const { pathname } = useLocation()
  const thrown = useContext(DocumentContext)?.thrown ?? []
  const loaded = useMatches().map(({ loaderData }) => loaderData)
  const { current, open } = headerCategory(pathname, [...loaded, ...thrown])
  const isCompact = soldTypes.some((type) => pathname === urls.search(type))
  return (
    <header className={classNames(classes.header, isCompact && classes.compact)}>
      <Container className={classes.bar}>
        <Logo />
        <CategoryTabs current={current} open={open} pathname={pathname} compact={isCompact} />
        <HeaderSearch pathname={pathname} buttonClass={classes.contactLink} />
        <SavedLink className={classNames(classes.contactLink, classes.saved)} />
        <div data-screen-only className={classes.contact}>
          <a href={callLink} className={classes.contactLink} aria-label={`Call ${site.phone.label}`}>
            <Phone aria-hidden size={20} />
            <span className={classes.contactLabel}>{site.phone.label}</span>
          </a>
          <a href={messageLink} className={classes.contactLink} aria-label="Message us on WhatsApp">
            <MessageCircle aria-hidden size={20} />
            <span className={classes.contactLabel}>WhatsApp</span>
          </a>
          <MobileMenu category={open} />
        </div>
      </Container>
    </header>
  )
}

/**
 * The link of the header to the saved vehicles, with their number, which the script fills in, because a page is the same
 * for every visitor.
 */
function SavedLink({ className }: { className: string | undefined }) {
  return (
    <a href={urls.saved()} data-screen-only className={className} aria-label="Saved vehicles">
      <svg width={24} height={24} viewBox="0 0 24 24" className="lucide" aria-hidden>
        <path id={heartId} d="M12 20C-7 9 6-2 12 6 18-2 31 9 12 20Z" />
      </svg>
      <span className={classes.count} hidden />
    </a>
  )
}

interface HeaderSearchProps {
  pathname: string
  /** The look of a button in the header. */
  buttonClass: string | undefined
}

const panelId = 'search-panel'

/**
 * The search box of the header: inline on a wide screen, and behind a button on a narrow one. Home and results have the
 * box at the top of the page instead.
 */
function HeaderSearch({ pathname, buttonClass }: HeaderSearchProps) {
  if (pathname === urls.home || soldTypes.some((type) => pathname === urls.search(type))) return null
  return (
    <>
      <button type="button" popoverTarget={panelId} className={classNames(buttonClass, classes.open)}>
        <Search aria-hidden size={20} />
        Search
      </button>
      <div id={panelId} popover="auto" className={classes.panel}>
        <SearchBox id="header-q" />
      </div>
    </>
  )
}

import { classNames } from '#app/ui/class-names.ts'
import { Search } from '#app/ui/icons.ts'
import { urls } from '#app/urls.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import classes from './HeaderSearch.module.css'
import { SearchBox } from './SearchBox.tsx'

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
export function HeaderSearch({ pathname, buttonClass }: HeaderSearchProps) {
  if (pathname === urls.home || vehicleTypes.some((type) => pathname === urls.search(type))) return null
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

import { classNames } from '#app/ui/class-names.ts'
import { urls } from '#app/urls.ts'
import { type Category, categories } from '#content/navigation.ts'
import classes from './CategoryTabs.module.css'
import { menuCategory } from './current-category.ts'
import { SiteLink } from './SiteLink.tsx'

interface CategoryTabsProps {
  /** The category of the page; null when it has none, and no tab is marked. */
  current: Category['slug'] | null
  pathname: string
  /** Without the row, except while the pointer is on a tab: its links are no tab stops. */
  compact: boolean
}

/**
 * Cars, vans and trucks. On a wide screen the row below shows the pages of the hovered tab, else those of the page's
 * category or of the menu's first one.
 */
export function CategoryTabs({ current, pathname, compact }: CategoryTabsProps) {
  const open = current ?? menuCategory
  return (
    <nav aria-label="Categories" className={classNames(classes.nav, compact && classes.compact)}>
      <ul className={classes.tabs}>
        {categories.map(({ slug, label, links }) => (
          <li key={slug} className={classNames(classes.category, slug === open && classes.open)}>
            <a
              href={urls.category(slug)}
              className={classes.tab}
              aria-current={pathname === urls.category(slug) ? 'page' : slug === current ? 'true' : undefined}
            >
              {label}
            </a>
            <ul className={classes.submenu} aria-label={label}>
              {links.map((link) => (
                <li key={link.to}>
                  <SiteLink {...link} className={classes.link} current={pathname === link.to} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { classNames } from '#app/ui/class-names.ts'
import { urls } from '#app/urls.ts'
import { type Category, categories } from '#content/navigation.ts'
import classes from './CategoryTabs.module.css'
import { SiteLink } from './SiteLink.tsx'

interface CategoryTabsProps {
  /** The category of the page; null when it has none, and no tab is marked. */
  current: Category['slug'] | null
  /** Whose links are shown. */
  open: Category['slug']
  pathname: string
  /** Without the row, except while the pointer is on a tab: its links are no tab stops. */
  compact: boolean
}

/**
 * Cars, vans and trucks. On a wide screen the row below shows the pages of the hovered tab, else those of `open`, which
 * follows the form of the home page (`app/enhance/enhance-make-model.ts`).
 */
export function CategoryTabs({ current, open, pathname, compact }: CategoryTabsProps) {
  return (
    <nav aria-label="Categories" className={classNames(classes.nav, compact && classes.compact)}>
      <ul className={classes.tabs}>
        {categories.map(({ slug, label, links }) => (
          <li
            key={slug}
            data-links-of={slug}
            data-open={slug === open || undefined}
            className={classes.category}
          >
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

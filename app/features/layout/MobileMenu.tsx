import { classNames } from '#app/ui/class-names.ts'
import iconButton from '#app/ui/IconButton.module.css'
import { Menu, X } from '#app/ui/icons.ts'
import hidden from '#app/ui/VisuallyHidden.module.css'
import { urls } from '#app/urls.ts'
import { type Category, categories, menuLinks } from '#content/navigation.ts'
import classes from './MobileMenu.module.css'
import { SiteLink } from './SiteLink.tsx'

const menuId = 'menu'

/** The full-screen menu. Opens, changes tab and closes without script; older browsers need `app/enhance/enhance-dialogs.ts`. */
export function MobileMenu({ category }: { category: Category['slug'] }) {
  return (
    <>
      <button
        type="button"
        className={classNames(iconButton.button, classes.open)}
        {...{ command: 'show-modal', commandfor: menuId }}
      >
        <Menu aria-label="Menu" size={24} />
      </button>
      <dialog id={menuId} aria-label="Menu" className={classes.menu}>
        <div className={classes.head}>
          <fieldset className={classes.tabs}>
            <legend className={hidden.hidden}>Category</legend>
            {categories.map(({ slug, label }) => (
              <label key={slug} className={classes.tab}>
                <input
                  type="radio"
                  name="menu-category"
                  value={slug}
                  defaultChecked={slug === category}
                  className={hidden.hidden}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <button type="button" className={iconButton.button} {...{ command: 'close', commandfor: menuId }}>
            <X aria-label="Close menu" size={24} />
          </button>
        </div>
        <nav aria-label="Menu" className={classes.body}>
          {categories.map(({ slug, label, links }) => (
            <ul key={slug} data-category={slug} aria-label={label} className={classes.links}>
              <li>
                <SiteLink
                  label={`All about ${label.toLowerCase()}`}
                  to={urls.category(slug)}
                  className={classes.link}
                />
              </li>
              {links.map((link) => (
                <li key={link.to}>
                  <SiteLink {...link} className={classes.link} />
                </li>
              ))}
            </ul>
          ))}
          <ul className={classes.more}>
            {menuLinks.map((link) => (
              <li key={link.label}>
                <SiteLink {...link} className={classes.moreLink} />
              </li>
            ))}
          </ul>
        </nav>
      </dialog>
    </>
  )
}

import { PageLink } from '#app/ui/PageLink.tsx'
import { urls } from '#app/urls.ts'
import { site } from '#content/site.ts'
import classes from './Logo.module.css'

/** Drawn as a wheel behind a pier. */
export function Logo() {
  const [first, ...rest] = site.name.split(' ')
  return (
    <PageLink to={urls.home} className={classes.logo} aria-label={`${site.name}, home`}>
      <svg viewBox="0 0 36 36" className={classes.mark} aria-hidden="true">
        <path
          d="M5.5 18a12.5 12.5 0 0 1 25 0h-7.5a5 5 0 0 0-10 0zM16.4 18a1.6 1.6 0 0 1 3.2 0z"
          className={classes.wheel}
        />
        <path d="M3 23h30M9 23v8M18 23v8M27 23v8" className={classes.pier} />
      </svg>
      <span className={classes.words}>
        {first} <span className={classes.rest}>{rest.join(' ')}</span>
      </span>
    </PageLink>
  )
}

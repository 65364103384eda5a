import { classNames } from '#app/ui/class-names.ts'
import { urls } from '#app/urls.ts'
import { site } from '#content/site.ts'
import mark from '#dealer/logo.svg?raw'
import classes from './Logo.module.css'

/** The mark and the name, the first word of which is the boldest. */
export function Logo() {
  const [first, ...rest] = site.name.split(' ')
  return (
    <a href={urls.home} className={classes.logo} aria-label={`${site.name}, home`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the dealer’s folder, drawn inline so that it takes the colours around it. */}
      <span className={classes.mark} aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
      <span className={classNames(classes.words, site.name.length > 24 && classes.long)}>
        {first} <span className={classes.rest}>{rest.join(' ')}</span>
      </span>
    </a>
  )
}

import mark from '#dealer/logo.svg?raw'
import classes from './PhotosSoon.module.css'

/** In place of the pictures of a vehicle that has none: the dealer's mark and what to expect. */
export function PhotosSoon({ name }: { name: string }) {
  return (
    <span role="img" aria-label={`${name}: photos soon`} className={classes.panel}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the dealer’s folder, drawn inline so that it takes the colours around it. */}
      <span className={classes.mark} aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
      <span className={classes.label}>Photos soon</span>
    </span>
  )
}

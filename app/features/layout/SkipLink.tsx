import classes from './SkipLink.module.css'

export function SkipLink() {
  return (
    <a href="#main" className={classes.skip}>
      Skip to main content
    </a>
  )
}

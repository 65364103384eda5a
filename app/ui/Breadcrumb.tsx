import classes from './Breadcrumb.module.css'

interface BreadcrumbProps {
  /** From the top down; the last is the page itself and needs no `to`. */
  items: readonly { label: string; to?: string | undefined }[]
}

export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={classes.breadcrumb}>
        {items.map(({ label, to }) => (
          <li key={label} className={classes.item}>
            {to ? (
              <a href={to} className={classes.link}>
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

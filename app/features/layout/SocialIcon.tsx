import classes from './SocialIcon.module.css'

/** Drawn plainly by us: the icon library holds no brand marks. */
const drawings: Record<string, string> = {
  Facebook: 'M16.5 3.5H15A4 4 0 0 0 11 7.5V21M7.5 12h8',
  Instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM17 7v.01',
  YouTube: 'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10.2 9v6l5-3z',
}

export function SocialIcon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" className={classes.icon}>
      <path d={drawings[name]} />
    </svg>
  )
}

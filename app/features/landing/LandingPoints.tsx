import { Container } from '#app/ui/Container.tsx'
import classes from './LandingPoints.module.css'
import type { LandingWords } from './landing-words.ts'

export function LandingPoints({ points }: Pick<LandingWords, 'points'>) {
  return (
    <Container>
      <ul className={classes.points}>
        {points.map(({ title, text }) => (
          <li key={title} className={classes.point}>
            <h2 className={classes.title}>{title}</h2>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  )
}

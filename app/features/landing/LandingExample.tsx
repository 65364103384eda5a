import { Container } from '#app/ui/Container.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import classes from './LandingExample.module.css'

/** Directly below the first figure a month, and before any other. */
export function LandingExample() {
  return (
    <Container className={classes.example}>
      <RepresentativeExample compact />
    </Container>
  )
}

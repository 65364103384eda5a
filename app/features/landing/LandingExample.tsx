import { Container } from '#app/ui/Container.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import classes from './LandingExample.module.css'

/** Stands before everything on the page that shows a cost of credit, such as the points and the cards. See CONC 3.5.5R. */
export function LandingExample() {
  return (
    <Container className={classes.example}>
      <RepresentativeExample compact />
    </Container>
  )
}

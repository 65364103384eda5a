import { Container } from '#app/ui/Container.tsx'
import { classNames } from '#app/ui/class-names.ts'
import classes from './LoadingVehicle.module.css'

/** Covers the page while a vehicle loads: see `app/enhance/show-loading-vehicle.ts`. */
export function LoadingVehicle() {
  return (
    <div className={classes.cover}>
      <Container className={classes.page}>
        <div role="status">
          <h1 className={classes.words}>Loading vehicle details...</h1>
        </div>
        <div aria-hidden className={classNames(classes.shape, classes.picture)} />
        <div aria-hidden className={classes.lines}>
          <span className={classNames(classes.shape, classes.title)} />
          <span className={classNames(classes.shape, classes.text)} />
          <span className={classNames(classes.shape, classes.price)} />
          <span className={classNames(classes.shape, classes.button)} />
        </div>
      </Container>
    </div>
  )
}

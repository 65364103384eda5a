import { Container } from '#app/ui/Container.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import classes from './LoadingVehicle.module.css'

/** Covers the page while a vehicle loads: see `app/enhance/show-loading-vehicle.ts`. */
export function LoadingVehicle() {
  return (
    <div className={classes.cover}>
      <Container className={classes.page}>
        <div role="status">
          <h1 className={classes.words}>Loading vehicle details...</h1>
        </div>
        <div className={classes.picture}>
          <Skeleton shape="fill" />
        </div>
        <div className={classes.lines}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="price" />
          <Skeleton shape="button" />
        </div>
      </Container>
    </div>
  )
}

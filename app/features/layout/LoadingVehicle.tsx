import { useLayoutEffect } from 'react'
import { Container } from '#app/ui/Container.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import classes from './LoadingVehicle.module.css'

/** Stands where the page was while a vehicle is on its way. */
export function LoadingVehicle() {
  // In braces: newer browsers return a promise, which React would take for the effect's clean-up.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <Container className={classes.page}>
      <p role="status" className={classes.words}>
        Loading vehicle details...
      </p>
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
  )
}

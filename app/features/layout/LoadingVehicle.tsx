import { useLayoutEffect } from 'react'
import { Container } from '#app/ui/Container.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import classes from './LoadingVehicle.module.css'

/** Replaces the page while a vehicle loads. */
export function LoadingVehicle() {
  // In braces: in newer browsers scrollTo returns a promise, which React would take for a cleanup function.
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

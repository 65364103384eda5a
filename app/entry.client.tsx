import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
}

// After the first paint: a frame's callback runs before it, and a task of that callback after it. A page that is not
// visible, such as a prerendered one, has no frames.
if (document.hidden) hydrate()
else requestAnimationFrame(() => setTimeout(hydrate))

// Loaded into the site before its pages: counts React's renders and answers messages with the number so far.
import { createRequire } from 'node:module'
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.send) {
  // React picks its build when it is loaded, and this comes before the command sets the variable.
  process.env.NODE_ENV = 'production'
  const renderer = createRequire(import.meta.url)('react-dom/server')
  let renders = 0
  for (const name of ['renderToString', 'renderToReadableStream', 'renderToPipeableStream']) {
    const render = renderer[name]
    renderer[name] = (/** @type {unknown[]} */ ...args) => {
      renders += 1
      return render(...args)
    }
  }
  process.on('message', () => process.send?.({ renders }))
  process.channel?.unref()
}

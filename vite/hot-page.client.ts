// In the browser during development: see hot-pages.ts.

// React Router asks its router for new data before it swaps components. The router does not run in our pages.
Object.assign(window, { __reactRouterDataRouter: { revalidate() {} } })

import.meta.hot?.on('vite:beforeUpdate', () => {
  const hydrates = document.querySelector('[data-hydrates]')
  if (!hydrates) return location.reload()
  // The served styles of the whole page.
  const sheet = document.querySelector<HTMLLinkElement>('link[data-react-router-critical-css]')
  if (sheet) sheet.href += '&'
})

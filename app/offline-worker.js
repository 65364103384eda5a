// Answers one thing: a page that cannot be fetched. It then shows the page /offline, cached at installation with the
// files that it needs. Everything else goes to the network as if this worker were not here; nothing else is cached.
// Registered with the build in its address, so that each build keeps its own page.
const cacheName = `offline${self.location.search}`
const page = '/offline'

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') {
    event.respondWith(fetch(request).catch(() => cached(page)))
  } else if (isFile(request)) {
    event.respondWith(fetch(request).catch(() => cached(request)))
  }
})

async function keep() {
  const cache = await caches.open(cacheName)
  const response = await fetch(page, { cache: 'reload' })
  if (!response.ok) throw new Error(`${page} answered ${response.status}`)
  const html = await response.clone().text()
  const files = [...html.matchAll(/\s(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  await cache.addAll(new Set(files))
  await cache.put(page, response)
}

async function forgetOlder() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}

async function cached(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error()
}

/** The font and the scripts of the cached page. Its document has the styles. */
function isFile({ url, destination }) {
  return (destination === 'font' || destination === 'script') && new URL(url).pathname.startsWith('/assets/')
}

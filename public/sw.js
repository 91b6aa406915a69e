// Older versions of this site kept a copy of its pages in the browser. This worker takes the copies and itself away.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('quarry-')) await caches.delete(name)
      await self.registration.unregister()
    })(),
  )
})

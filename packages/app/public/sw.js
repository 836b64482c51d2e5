// Keeps the built files, whose names change with their content, and nothing else: no page and no answer of the
// server is ever stored, so a shared desk holds no customer's data.
const cacheName = 'assets';
const kept = 150;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

/** The files of old releases leave in the order they came. */
async function trim(cache) {
  const requests = await cache.keys();
  await Promise.all(
    requests.slice(0, Math.max(0, requests.length - kept)).map(request => cache.delete(request)),
  );
}

async function fromCacheFirst(request) {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(request);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await trim(cache);
  }
  return response;
}

self.addEventListener('fetch', event => {
  const url = new URL(event.request.url);
  const built = url.origin === self.location.origin && url.pathname.startsWith('/assets/');
  if (built && event.request.method === 'GET') event.respondWith(fromCacheFirst(event.request));
});

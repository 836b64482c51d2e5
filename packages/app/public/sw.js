// Keeps the built files, whose names change with their content, and the page that loads them, which is the same for
// everybody; nothing else: no answer of the server is ever stored, so a shared desk holds no customer's data.
const cacheName = 'assets';
const kept = 150;
/** What a reload without a network shows, at every address. */
const page = '/index.html';
const pageFiles = [page, '/theme.js'];

const openCache = () => caches.open(cacheName);

self.addEventListener('install', event => {
  self.skipWaiting();
  // Without them a reload needs the network, as it did before.
  event.waitUntil(
    openCache()
      .then(cache => cache.addAll(pageFiles))
      .catch(() => undefined),
  );
});
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

/** The files of old releases leave in the order they came. */
async function trim(cache) {
  const requests = (await cache.keys()).filter(({ url }) => !pageFiles.includes(new URL(url).pathname));
  await Promise.all(
    requests.slice(0, Math.max(0, requests.length - kept)).map(request => cache.delete(request)),
  );
}

async function fromCacheFirst(request) {
  const cache = await openCache();
  const stored = await cache.match(request);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await trim(cache);
  }
  return response;
}

/** @param file  what stands for it while there is no network */
async function fromNetworkFirst(request, file) {
  try {
    return await fetch(request);
  } catch (unreachable) {
    const stored = await (await openCache()).match(file);
    if (stored) return stored;
    throw unreachable;
  }
}

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(request));
  else if (pathname === '/theme.js') event.respondWith(fromNetworkFirst(request, pathname));
  // Other pages of this server, such as the book of stories, are not ours.
  else if (request.mode === 'navigate' && !/^\/(api|storybook|sandbox)\//.test(pathname))
    event.respondWith(fromNetworkFirst(request, page));
});

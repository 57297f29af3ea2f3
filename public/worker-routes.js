// Calls of the API never pass the service worker: what a page sends in its last moment would end with the page there.
self.addEventListener('install', (event) => {
  if (!event.addRoutes) return;
  const routes = ['/trpc/*', '/api/*'].map((pathname) => ({
    condition: { urlPattern: new URLPattern({ pathname }) },
    source: 'network',
  }));
  event.addRoutes(routes);
});

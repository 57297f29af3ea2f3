/** Does something that nobody waits for, once the page is loaded and the browser has nothing else to do; failing is no fault. */
export function whenIdle(act: () => Promise<void>): void {
  const start = () => void act().catch(() => undefined);
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

import { backOffMs, SEEKING } from '../rules/back-off';

/**
 * Reloads failed style sheets until they arrive. Vite's loader does not: once it has requested a style sheet it treats it as
 * present, and a retried import fetches only the script.
 */
export function reloadLostStyles(): void {
  const failures = new Map<string, number>();
  // Error events of files do not bubble, so listen in the capture phase.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      const failed = (failures.get(target.href) ?? 0) + 1;
      failures.set(target.href, failed);
      const again = () => {
        clearTimeout(timer);
        window.removeEventListener('online', again);
        target.replaceWith(target.cloneNode());
      };
      const timer = setTimeout(again, backOffMs(failed, SEEKING));
      window.addEventListener('online', again);
    },
    true,
  );
}

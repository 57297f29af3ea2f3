import { backOffMs, SEEKING } from '../rules/back-off';

/**
 * Loads a style file that did not arrive again, until it does: what is shown by it asks anew for its script alone, since the
 * build's loader takes a style file that it has asked for as there.
 */
export function reloadLostStyles(): void {
  const failures = new Map<string, number>();
  // The error of a file does not rise from its element, but is caught on its way there.
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

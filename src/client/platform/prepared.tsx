import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

export interface Prepared<Props extends object> {
  readonly Screen: FunctionComponent<Props>;
  /** Preloads it; never rejects, because showing the screen retries. */
  readonly prepare: () => Promise<void>;
}

/**
 * A lazy screen that can be preloaded. Once loaded it renders synchronously, because React would show even the shortest
 * Suspense fallback for a third of a second.
 */
export function prepared<Props extends object>(load: () => Promise<ComponentType<Props>>): Prepared<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    Loaded ??= await load();
    return { default: Loaded };
  };
  const Awaited: ComponentType<Props> = lazy(loadOnce);
  return {
    Screen: function Screen(props: Props) {
      // Chosen once: swapping the component would remount it.
      const [Chosen] = useState(() => Loaded ?? Awaited);
      return <Chosen {...props} />;
    },
    prepare: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** Runs background work after load, when the browser is idle; failures are ignored. */
export function whenIdle(act: () => Promise<void>): void {
  const start = () => void act().catch(() => undefined);
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

import { type ComponentType, lazy, useState } from 'react';

/** A screen in a file of its own. */
export interface Prepared<Props extends object> {
  readonly Screen: ComponentType<Props>;
  /** Loads it ahead; never rejects, for where it failed it is loaded again once it is shown. */
  readonly prepare: () => Promise<void>;
}

/**
 * A screen that is loaded when it is first shown, or ahead. One that is there already is shown at once: behind a placeholder,
 * however short, React would hold it back for a third of a second.
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
      // Chosen once: another component in its place would begin anew.
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

/** Does something that nobody waits for, once the page is loaded and the browser has nothing else to do; failing is no fault. */
export function whenIdle(act: () => Promise<void>): void {
  const start = () => void act().catch(() => undefined);
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

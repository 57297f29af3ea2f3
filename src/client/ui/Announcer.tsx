import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { announce, listenToAnnouncements } from './announcements';
import { useTopLayer } from './top-layer';
import { VisuallyHidden } from './VisuallyHidden';

/** The function that speaks: `announce(text, 'polite' | 'assertive')`. */
export const useAnnounce = () => announce;

/** Two live regions, mounted once; the text is replaced, and told apart from an equal one before it. */
export function Announcer() {
  const [texts, setTexts] = useState({ polite: '', assertive: '' });
  const place = useTopLayer();

  useEffect(
    () =>
      listenToAnnouncements((politeness, text) =>
        setTexts((last) => ({ ...last, [politeness]: last[politeness] === text ? `${text}\u00A0` : text })),
      ),
    [],
  );

  return createPortal(
    <>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {texts.polite}
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive" aria-atomic="true">
        {texts.assertive}
      </VisuallyHidden>
    </>,
    place,
  );
}

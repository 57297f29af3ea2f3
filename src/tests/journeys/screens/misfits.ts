/**
 * Parts of the page or its dialog that do not fit the window, one line each: horizontal overflow, targets
 * below 44 px, words over a field, a hidden or covered focus, a question with less than 60 % of the height.
 * Runs in the page, so it contains all functions it calls.
 */
export function misfitsInPage(checks: 'placed focus' | 'all but the share' | 'all'): string[] {
  /** 44 px, the minimum for touch, allowing for rounding. */
  const NEARLY = 43.5;
  /** Half of it; both the point and the edge may be rounded. */
  const REACH = 21;
  const SHARE = 0.6;
  const { clientWidth } = document.documentElement;
  const dialog = [...document.querySelectorAll<HTMLElement>(':modal')].at(-1);
  const scope = dialog ?? document.body;
  const found: string[] = [];

  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)} ${element.className}`;
  const all = (selector: string) =>
    [...scope.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  /** A checkbox counts together with its label. */
  const thingOf = (element: HTMLElement): Element =>
    (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element;
  /** The sticky or fixed layer above the scrolling content. */
  const layerOf = (element: Element): Element | null => {
    for (let over: Element | null = element; over; over = over.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return over;
    return null;
  };
  const isSeen = (thing: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (thing.contains(top) || (layerOf(top)?.contains(thing) ?? true));
  };

  const isCutOff = (element: Element) => {
    for (let over = element.parentElement; over && over !== document.body; over = over.parentElement)
      if (getComputedStyle(over).overflowX !== 'visible') return true;
    return false;
  };
  const overflow = () => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth} px wide`);
    for (const element of all('*')) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && (right > clientWidth + 0.5 || left < -0.5) && !isCutOff(element))
        found.push(`over the side: ${nameOf(element)}`);
    }
    if (!dialog) return;
    for (const element of [dialog, ...all('*')])
      if (
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX !== 'visible'
      )
        found.push(`scrolls to the side in a dialog: ${nameOf(element)}`);
  };

  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
  /** Small boxes may have a larger hit area, on their label or around them. */
  const isPressedAround = (element: HTMLElement) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
    const [left, right] = [
      Math.min(...boxes.map((box) => box.left)),
      Math.max(...boxes.map((box) => box.right)),
    ];
    const [top, bottom] = [
      Math.min(...boxes.map((box) => box.top)),
      Math.max(...boxes.map((box) => box.bottom)),
    ];
    const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, REACH];
    const points = [
      ...(right - left > NEARLY
        ? []
        : [
            [x - reach, y],
            [x + reach, y],
          ]),
      ...(bottom - top > NEARLY
        ? []
        : [
            [x, y - reach],
            [x, y + reach],
          ]),
    ] as [number, number][];
    return points.every((point) => {
      const hit = document.elementFromPoint(...point);
      return hit !== null && [element, ...labels].some((part) => part.contains(hit));
    });
  };
  const targets = () => {
    for (const element of all('a[href], button, input, select, textarea, summary, [role=tab]')) {
      const thing = thingOf(element);
      const { width, height } = thing.getBoundingClientRect();
      if (width <= 1 || isInText(element) || (width > NEARLY && height > NEARLY)) continue;
      element.scrollIntoView({ block: 'center' });
      if (!isPressedAround(element))
        found.push(`a target of ${Math.round(width)}x${Math.round(height)}: ${nameOf(element)}`);
    }
  };

  const outOfSight = (element: HTMLElement) => {
    const thing = thingOf(element);
    const { left, top, width, height } = thing.getBoundingClientRect();
    const at = [2, height / 2, height - 2].map((y) => top + y);
    const seen = at.filter((y) => y >= 0 && y <= innerHeight && isSeen(thing, left + width / 2, y));
    // For a text area, the line of the caret; elements higher than half the window are never entirely visible.
    const isInPart = element instanceof HTMLTextAreaElement || height > innerHeight / 2;
    return seen.length < (isInPart ? 1 : 3);
  };
  const focus = () => {
    const before = document.activeElement;
    const [x, y] = [scrollX, scrollY];
    const stops = all('a[href], button, input, select, textarea, summary, legend, [tabindex]:not(main)');
    for (const element of [...stops, ...stops.toReversed()]) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      element.focus();
      if (document.activeElement === element && outOfSight(element))
        found.push(`focus out of sight or covered: ${nameOf(element)}`);
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    scrollTo(x, y);
  };

  /** A paragraph may be wider than its words. */
  const boxOfWords = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  /** The visible part of an element within its scroll containers. */
  const seenBoxOf = (element: Element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let over = element.parentElement; over && over !== document.body; over = over.parentElement) {
      if (getComputedStyle(over).overflowY === 'visible') continue;
      const box = over.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  };
  const wordsOverFields = () => {
    const words = all('*').filter(
      (element) =>
        element.clientWidth !== 1 &&
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    for (const field of all('input:not([type=radio], [type=checkbox]), select, textarea')) {
      const { left, right, top, bottom } = seenBoxOf(field);
      for (const element of words) {
        if (field.contains(element) || layerOf(element) !== layerOf(field)) continue;
        const box = boxOfWords(element);
        const across = Math.min(right, box.right) - Math.max(left, box.left);
        const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
        if (!element.contains(field) && across > 1 && down > 1)
          found.push(`words over a field: ${nameOf(element)}, ${nameOf(field)}`);
      }
    }
  };

  const question = () => {
    const dock = document.querySelector('[data-dock]');
    const main = document.querySelector('main');
    if (dialog || !dock || !main?.querySelector('legend') || innerHeight < 568) return;
    scrollTo(0, 0);
    const foot = layerOf(dock) ? dock.getBoundingClientRect().top : innerHeight;
    const share = (foot - main.getBoundingClientRect().top) / innerHeight;
    if (share < SHARE) found.push(`${(100 * share).toFixed(1)} % of the height for the question`);
  };

  const placedFocus = () => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || !(dialog ?? active.getAttribute('tabindex') === '-1')) return;
    // A message above the question takes precedence if there is no space for both.
    const isMessageShown =
      active.matches('legend') && all('main :is([role=alert], [role=status], div[tabindex])').length > 0;
    if (outOfSight(active) && !isMessageShown) found.push(`focus out of sight or covered: ${nameOf(active)}`);
  };

  if (checks === 'placed focus') {
    placedFocus();
    return found;
  }
  scrollTo(0, 0);
  overflow();
  targets();
  wordsOverFields();
  focus();
  if (checks === 'all') question();
  return found;
}

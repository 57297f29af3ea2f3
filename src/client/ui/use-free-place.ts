import { useLayoutEffect, useState } from 'react';

const FIELDS = 'input, textarea, select';
/** As the style has it: at the foot there may be a bar below, at the head there is nothing above. */
const HEAD_GAP = 8;
const WHEN = ['focusin', 'scrollend'];

/** Where the toasts stand, so that they cover no field: looked at when one comes, when the focus moves and after scrolling. */
export function useFreePlace(stack: HTMLElement | null, toastCount: number): 'foot' | 'head' {
  const [place, setPlace] = useState<'foot' | 'head'>('foot');
  const [footGap, setFootGap] = useState(0);
  useLayoutEffect(() => {
    if (!stack || toastCount === 0) return setPlace('foot');
    const look = () => {
      const box = boxAround(stack);
      const gap = stack.dataset.place === 'foot' ? innerHeight - box.bottom : footGap;
      setFootGap(gap);
      setPlace(placeOf(stack, box, gap));
    };
    look();
    for (const event of WHEN) document.addEventListener(event, look);
    return () => {
      for (const event of WHEN) document.removeEventListener(event, look);
    };
  }, [stack, toastCount, footGap]);
  return place;
}

/** The toasts themselves: what they stand in is as wide as the page. */
function boxAround(stack: HTMLElement): Box {
  const boxes = [...stack.children].map(boxOf).filter(({ top, bottom }) => bottom > top);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function placeOf(stack: HTMLElement, { left, right, top, bottom }: Box, gap: number) {
  const height = bottom - top;
  const fields = [...document.querySelectorAll(FIELDS)].filter((field) => !stack.contains(field));
  const active = document.activeElement;
  return freePlace({
    foot: { left, right, top: innerHeight - gap - height, bottom: innerHeight - gap },
    head: { left, right, top: 0, bottom: height + HEAD_GAP },
    fields: fields.map(boxOf),
    used: active?.matches(FIELDS) ? boxOf(active) : undefined,
  });
}

const boxOf = (element: Element): Box => element.getBoundingClientRect();

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first of two places that covers no field; where both do, the one that leaves the field in use free. */
export function freePlace({
  foot,
  head,
  fields,
  used,
}: {
  readonly foot: Box;
  readonly head: Box;
  readonly fields: readonly Box[];
  /** The field that has the focus. */
  readonly used?: Box | undefined;
}): 'foot' | 'head' {
  const isFree = (place: Box) => !fields.some((field) => overlap(place, field));
  if (isFree(foot)) return 'foot';
  if (isFree(head)) return 'head';
  return used && overlap(foot, used) ? 'head' : 'foot';
}

import { useLayoutEffect, useState } from 'react';

const FIELDS = 'input, textarea, select';
/** Matches the style sheet: at the bottom there may be a bar, at the top there is none. */
const HEAD_GAP = 8;
const WHEN = ['focusin', 'scrollend'];

/** Places toasts where they cover no field; checked when one appears, on focus changes and after scrolling. */
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

/** The box of the toasts themselves; their container is as wide as the page. */
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

/** The first of the two places that covers no field; if both do, the one that leaves the focused field free. */
export function freePlace({
  foot,
  head,
  fields,
  used,
}: {
  readonly foot: Box;
  readonly head: Box;
  readonly fields: readonly Box[];
  readonly used?: Box | undefined;
}): 'foot' | 'head' {
  const isFree = (place: Box) => !fields.some((field) => overlap(place, field));
  if (isFree(foot)) return 'foot';
  if (isFree(head)) return 'head';
  return used && overlap(foot, used) ? 'head' : 'foot';
}

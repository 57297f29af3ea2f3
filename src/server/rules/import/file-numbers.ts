const NUMBER = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

/** The number in a text; undefined if it is not a number. */
export const numberIn = (text: string): number | undefined =>
  NUMBER.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

/** 33.333, not 33.33333; -0 is 0. */
export const shownPercent = (fraction: number): number => Math.round(fraction * 1000) / 1000 || 0;

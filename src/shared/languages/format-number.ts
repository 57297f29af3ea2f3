import { localeOf } from './locale';
import { language } from './sentences';

/** A number outside of a sentence, in the language of this visit: all of its decimals, no grouping. */
export const formatNumber = (value: number, manner: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(localeOf(language), {
    maximumFractionDigits: 20,
    useGrouping: false,
    ...manner,
  }).format(value);

/**
 * The locale of numbers and dates for a language. Digits are 0 to 9 in every language, because formulas, timers and
 * the texts of most teachers use them, and one page should have one kind; hours are 0 to 23 as in English here.
 */
export const localeOf = (language: string): string =>
  language === 'en' ? 'en-GB' : `${language}-u-hc-h23-nu-latn`;

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he', 'ur'];

/** The writing direction, as an HTML `dir` attribute. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';

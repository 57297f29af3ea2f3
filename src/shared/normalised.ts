/** More marks than Unicode's limit for streams, which no script comes near: to put a run in order takes the square of its length. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** A text in one of Unicode's normal forms, without the marks that are too many for one letter. */
export const normalised = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  text.replace(TOO_MANY_MARKS, '$1').normalize(form);

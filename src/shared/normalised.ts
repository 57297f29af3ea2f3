/** Above Unicode's stream-safe limit of 30 marks, which no script reaches: reordering a run of marks takes quadratic time. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Unicode normalization that drops excess marks on a letter. */
export const normalised = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  text.replace(TOO_MANY_MARKS, '$1').normalize(form);

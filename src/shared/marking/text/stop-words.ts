/**
 * Words that carry no content of an answer. Negations are not among them, because they turn an answer around; nor are
 * words such as "same", "only" and "below", which many answers hang on.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after also am an and any are as at be because been before being between but by can could did do does
  doing down during each for from had has have having he her here hers him his how i if in into is it it's its
  itself just me more most my of on or other our out over she should so some such than that that's the their them
  then there these they this those through to too under up very was we were what when where which while who whom
  why will with would you your`.split(/\s+/),
);

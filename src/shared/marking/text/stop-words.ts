/** Words that carry no content of an answer. Negations are not among them: they turn an answer around. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both
  but by can could did do does doing down during each few for from further had has have having he her here hers him his
  how i if in into is it it's its itself just me more most my of off on once only or other our out over own same she
  should so some such than that that's the their them then there these they this those through to too under until up
  very was we were what when where which while who whom why will with would you your`.split(/\s+/),
);

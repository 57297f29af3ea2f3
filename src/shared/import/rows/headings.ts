/** What a column holds. */
export type Column =
  | { readonly kind: 'option' | 'wrong' | 'optionFeedback'; readonly at: number; readonly label: string }
  | { readonly kind: PlainKind; readonly at: number }
  | { readonly kind: 'unknown'; readonly at: number; readonly heading: string };

type PlainKind = (typeof PLAIN_KINDS)[number][0];

/** What a heading is called; the first that fits counts. Small letters, signs and a number before it taken away. */
const PLAIN_KINDS = [
  ['type', /^(?:question |item )?(?:type|kind|format)$/],
  [
    'ignored',
    /^(?:|no|nr|num|number|s no|sr no|sl no|serial no|id|row|question (?:no|nr|number|id)|q no|\d{1,3})$/,
  ],
  ['name', /^(?:name|title|question (?:name|title))$/],
  [
    'explanation',
    /^(?:(?:answer |correct )?explanations?|rationale|solution|(?:general |question )?feedback|comments?)$/,
  ],
  ['options', /^(?:options|choices|answer (?:options|choices)|possible answers)$/],
  [
    'correct',
    /^(?:(?:correct|right|model|accepted|expected|sample) (?:answers?|options?|choices?|responses?)|answers?|correct|key|answer key|answer s)(?: .*)?$/,
  ],
  [
    'question',
    /^(?:questions?|question text|question stem|prompt|stem|q|text|question (?:max|maximum|up to) .*)$/,
  ],
  ['marks', /^(?:(?:max |maximum )?(?:marks?|points?|score)|pts|grade|default ?grade)$/],
  [
    'time',
    /^(?:time|timer|seconds|duration|time limit|time in seconds|time (?:limit )?(?:in )?(?:s|sec|secs|seconds)|time limit .*)$/,
  ],
  ['tags', /^(?:tags?|topics?|category|categories|subject|chapter|keywords?|difficulty|level)$/],
  ['tolerance', /^(?:tolerance|margin|error margin)$/],
  ['unit', /^units?$/],
  ['min', /^(?:min|minimum|from|lowest)$/],
  ['max', /^(?:max|maximum|to|highest)$/],
  ['step', /^(?:step|steps|interval)$/],
] as const;

const LABEL = '([a-j]|\\d{1,2})';
const OPTION = new RegExp(
  `^(?:answer )?(?:option|choice|answer|alternative|response) ?${LABEL}(?: .*)?$|^([a-j])$|^(?:answer )?(?:option|choice)$`,
);
const WRONG =
  /^(?:(?:wrong|incorrect|false) (?:answer|option|choice)s?|distractor) ?(\d{1,2}|[a-j])?(?: .*)?$/;
const FEEDBACK = new RegExp(
  `^(?:feedback (?:option |answer )?${LABEL}|(?:option |answer )?${LABEL} feedback)$`,
);

/** A heading as its names are compared. */
const folded = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/^\s*\d{1,2}\s*[.)]\s*(?=\p{L})/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a column with such a heading holds. */
export function columnOf(heading: string, at: number): Column {
  const name = folded(heading);
  const feedback = FEEDBACK.exec(name);
  if (feedback) return { kind: 'optionFeedback', at, label: feedback[1] ?? feedback[2] ?? '' };
  const wrong = WRONG.exec(name);
  if (wrong) return { kind: 'wrong', at, label: wrong[1] ?? '' };
  const option = OPTION.exec(name);
  if (option) return { kind: 'option', at, label: option[1] ?? option[2] ?? '' };
  const plain = PLAIN_KINDS.find(([, pattern]) => pattern.test(name));
  return plain ? { kind: plain[0], at } : { kind: 'unknown', at, heading: heading.trim() };
}

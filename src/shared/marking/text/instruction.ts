/** Text that speaks to whoever marks it, in place of an answer. */
export const INSTRUCTION = new RegExp(
  [
    String.raw`\b(ignore|disregard|forget|override)\b[^]{0,40}\b(instruction|prompt|rule|previous|above|rubric|model answer)`,
    String.raw`\b(give|award|grant|assign|mark|grade|score)\b[^]{0,40}\b(full|maximum|max|all|perfect|highest|100)\b`,
    String.raw`\b(full|maximum|perfect) (marks?|score|credit|points)\b`,
    String.raw`\b(you are|act as|as) an? (ai|grader|assistant|language model|teacher|examiner)\b`,
    String.raw`\b(system|assistant|user) ?(prompt|message|:)`,
    String.raw`"(marks|score|confidence)"\s*:`,
    String.raw`</?(system|answer|instructions?|student)\b`,
    String.raw`\bthis answer is (correct|right|perfect)\b`,
  ].join('|'),
  'iu',
);

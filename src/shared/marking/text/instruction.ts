/** Text that speaks to whoever marks it, in place of an answer. */
export const INSTRUCTION = new RegExp(
  [
    String.raw`\b(ignore|disregard|forget|override)\b[^]{0,40}\b(instruction|prompt|rule|previous|above|rubric|model answer)`,
    // Of marks or of the answer itself: a network gives and assigns all kinds of things too.
    String.raw`\b(give|award|grant|assign)\b[^]{0,40}\b(full|maximum|max|all|perfect|highest|100)(\W+\w+){0,3}\W+(marks?|scores?|grades?|credits?|points?|percent)\b`,
    String.raw`\b(give|award|grant|mark|grade|score)\W+(me|this|it|(my|the)\W+(answer|response|student))\b[^]{0,40}\b(full|maximum|max|all|perfect|highest|100)\b`,
    String.raw`\b(award|grant)\W+(the\W+)?(max|maximum|highest|full|perfect|100)\b`,
    String.raw`\b(full|maximum|perfect) (marks?|score|credit|points)\b`,
    String.raw`\b(you are|act as|as) an? (ai|grader|assistant|language model|teacher|examiner)\b`,
    String.raw`\b(system|assistant|user) ?(prompt|message|:)`,
    String.raw`"(marks|score|confidence)"\s*:`,
    String.raw`</?(system|answer|instructions?|student)\b`,
    String.raw`\bthis answer is (correct|right|perfect)\b`,
  ].join('|'),
  'iu',
);

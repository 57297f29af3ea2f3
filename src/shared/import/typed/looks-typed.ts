const ANSWER = /^[ \t]*(?:correct )?(?:answers?|ans)\b ?[:.=–-]/im;
const FIRST_OPTION = /^[ \t]*\*?\(?a[).][ \t]/im;
const SECOND_OPTION = /^[ \t]*\*?\(?b[).][ \t]/im;

/** Whether lines begin as those of typed questions do, and no row of a table does: "Answer:", or "a)" and "b)". */
export const looksTyped = (text: string): boolean =>
  ANSWER.test(text) || (FIRST_OPTION.test(text) && SECOND_OPTION.test(text));

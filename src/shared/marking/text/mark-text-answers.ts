import type { Coefficients } from './coefficients';
import { type ExpectedMark, expectMarks } from './expect-marks';
import type { TextFeatures } from './features';
import { FITTED } from './fitted-coefficients';
import { judgeAnswer } from './judge-answer';
import { otherMarkOf } from './other-grader';
import { type ReadAnswer, type ReadClass, readClass } from './read-class';
import { styleOf, type Taught, taughtTextOf, teacherMarksByGroup } from './teacher-marks';

export interface TextAnswersToMark {
  /** The text of the question. */
  readonly question: string;
  /** Alternatives stand one a line; each is accepted. */
  readonly modelAnswer: string;
  readonly maximumMarks: number;
  readonly answers: readonly {
    readonly id: string;
    readonly text: string;
    /** Another grader's mark and how sure that one was (0 to 1): it stands in the place of the lexical base mark. */
    readonly base?: { readonly marks: number; readonly confidence: number } | undefined;
  }[];
  readonly teacherMarks: readonly { readonly id: string; readonly marks: number }[];
}

export interface TextMark {
  id: string;
  /** From 0 to the maximum in steps of 0.5. */
  marks: number;
  /** From 0 to 1: how likely the marks are right. */
  confidence: number;
  state: 'suggested' | 'needs-review';
  /** Content words of the model answer that the answer has, and those it lacks. */
  matched: string[];
  missing: string[];
  guards: string[];
  /** The same for answers that say the same in the same words. */
  group: string;
  /** The highest is the answer that the teacher should mark next; 0 for those the teacher has marked. */
  priority: number;
}

/**
 * Suggests marks for all answers to one short or long question. Rules come first (blank, "don't know", equal to the model
 * answer), then a base mark (another grader's, else from the likeness to the model answer and to the class), corrected by the teacher's marks on
 * this question. What is unsure or guarded needs review; what a guard calls opposite, copied, a trick or gibberish stands at 0. A teacher's mark always wins, never moves, and is taken over by
 * the answers of the same group. Refuses no text; marks are always from 0 to the maximum in steps of 0.5.
 */
export function markTextAnswers(task: TextAnswersToMark, coefficients: Coefficients = FITTED): TextMark[] {
  return markReadAnswers(readClass(task), task, coefficients);
}

/** The same for a class that was read before, as reading it costs more than marking it again. */
export function markReadAnswers(
  read: ReadClass,
  task: TextAnswersToMark,
  coefficients: Coefficients = FITTED,
): TextMark[] {
  const maximumMarks = Number.isFinite(task.maximumMarks) ? Math.max(0, task.maximumMarks) : 0;
  const taughtByGroup = teacherMarksByGroup(read.answers, task.teacherMarks, maximumMarks);
  const expected = expectCompared(read, { task, taught: taughtByGroup, maximumMarks, coefficients });
  const byId = new Map(read.answers.map((each) => [each.id, each]));
  return read.answers.map((each) => {
    const taught = taughtByGroup.get(each.group);
    const facts = {
      taught,
      taughtText: taughtTextOf(each, taught, byId),
      expected: expected.get(each) ?? null,
      maximumMarks,
    };
    const { guards, ...judged } = judgeAnswer(each, facts);
    return {
      id: each.id,
      ...judged,
      guards: [...guards],
      ...matchedAndMissing(each, read.models),
      group: each.group,
    };
  });
}

function expectCompared(
  { answers, medianWords }: ReadClass,
  learning: {
    task: TextAnswersToMark;
    taught: ReadonlyMap<string, Taught>;
    maximumMarks: number;
    coefficients: Coefficients;
  },
): Map<ReadAnswer, ExpectedMark> {
  const { task, taught, maximumMarks, coefficients } = learning;
  const toCompare = answers.flatMap((each, index) => {
    if (!each.compared) return [];
    const marks = taught.get(each.group)?.get(each.id);
    const given = marks === undefined || maximumMarks === 0 ? null : marks / maximumMarks;
    const other = otherMarkOf(task.answers[index]?.base, maximumMarks);
    return [{ each, compared: each.compared, given, other }];
  });
  const style = styleOf(
    toCompare.flatMap(({ given }) => given ?? []),
    maximumMarks,
  );
  const expected = expectMarks(toCompare, { medianWords, style }, coefficients);
  return new Map(
    toCompare.flatMap(({ each }, index) => {
      const mark = expected[index];
      return mark ? [[each, mark]] : [];
    }),
  );
}

/** The content words of the model answer that an answer has and those that it lacks, as they stand in the model answer. */
function matchedAndMissing(
  each: ReadAnswer,
  models: readonly TextFeatures[],
): { matched: string[]; missing: string[] } {
  const model = each.compared?.model ?? each.plain?.equal ?? models.at(-1);
  const [matched, missing]: [string[], string[]] = [[], []];
  for (const [stem, word] of model?.wordOfStem ?? []) {
    (each.answer.wordOfStem.has(stem) ? matched : missing).push(word);
  }
  return { matched, missing };
}

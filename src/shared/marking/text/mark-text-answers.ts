import { longShareOf } from './base-mark';
import type { Coefficients } from './coefficients';
import { marksInUse } from './distribution';
import { type ExpectedMark, expectMarks } from './expect-marks';
import type { TextFeatures } from './features';
import { FITTED } from './fitted-coefficients';
import { guardsBeside } from './guards-beside';
import { judgeAnswer } from './judge-answer';
import { fuseOpinions, type Opinion, type Reliability } from './opinions';
import { type EarlierMark, type ReadAnswer, type ReadClass, readClass } from './read-class';
import { allMarksByGroup, noiseOfEarlier, styleOf, type Taught, taughtTextOf } from './teacher-marks';

export interface TextAnswersToMark {
  /** The text of the question. */
  readonly question: string;
  /** Alternatives stand one a line; each is accepted. */
  readonly modelAnswer: string;
  readonly maximumMarks: number;
  readonly answers: readonly { readonly id: string; readonly text: string }[];
  readonly teacherMarks: readonly { readonly id: string; readonly marks: number }[];
  /** What the teacher gave to answers to the same question in earlier classes, the latest last. */
  readonly earlierMarks?: readonly EarlierMark[] | undefined;
  /** What another grader would give: evidence beside the words, as reliable as it proves. */
  readonly opinions?: readonly ({ readonly id: string } & Opinion)[] | undefined;
  /** How often opinions were right on other questions. */
  readonly opinionsElsewhere?: Reliability | undefined;
}

export interface TextMark {
  id: string;
  /** From 0 to the maximum in steps of 0.5: the likeliest; before any mark of the teacher the expected ones. */
  marks: number;
  /** From 0 to 1: how likely the marks are right. */
  confidence: number;
  state: 'suggested' | 'needs-review';
  /** How likely the teacher gives each of the marks in use, whatever a guard says of the answer. */
  distribution: { marks: number; p: number }[];
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
 * answer), then what is likely of the marks that this teacher gives: by the words, the teacher's marks on this question now
 * and in earlier classes, and what another grader says. What is unsure or guarded needs review, and so does all but what is
 * plain until the teacher has marked; what a guard calls opposite, copied, a trick or gibberish stands at 0. A teacher's mark
 * always wins, never moves, and is taken over by the answers of the same group. Refuses no text.
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
  const { taught: taughtByGroup, ownMarks } = allMarksByGroup(read.answers, task.teacherMarks, maximumMarks);
  const learning = { task, taught: taughtByGroup, maximumMarks, coefficients };
  const { inUse, expected } = expectCompared(read, learning);
  const guardsFor = guardsBeside(read, taughtByGroup, maximumMarks);
  const byId = new Map(read.answers.map((each) => [each.id, each]));
  return read.answers.flatMap((each) => {
    if (each.earlier !== null) return [];
    const taught = taughtByGroup.get(each.group);
    const facts = {
      ...{ taught, maximumMarks, ownMarks, inUse, guards: guardsFor(each) },
      taughtText: taughtTextOf(each, taught, byId),
      isTaught: taughtByGroup.size > 0,
      expected: expected.get(each) ?? null,
    };
    const { guards, distribution, ...judged } = judgeAnswer(each, facts);
    return {
      id: each.id,
      ...judged,
      distribution: [...distribution],
      guards: [...guards],
      ...matchedAndMissing(each, read.models),
      group: each.group,
    };
  });
}

interface Learning {
  readonly task: TextAnswersToMark;
  readonly taught: ReadonlyMap<string, Taught>;
  readonly maximumMarks: number;
  readonly coefficients: Coefficients;
}

function expectCompared({ answers, medianWords }: ReadClass, learning: Learning) {
  const { task, taught, maximumMarks, coefficients } = learning;
  const noiseFactor = noiseOfEarlier(answers, taught);
  const toCompare = answers.flatMap((each) => {
    if (!each.compared) return [];
    const marks = taught.get(each.group)?.get(each.id);
    const given = marks === undefined || maximumMarks === 0 ? null : marks / maximumMarks;
    return [{ each, compared: each.compared, given, noiseFactor: each.earlier === null ? 1 : noiseFactor }];
  });
  const shares = toCompare.flatMap(({ given }) => given ?? []);
  const style = styleOf(shares, maximumMarks);
  const isLikelyGraded = maximumMarks > 1 && longShareOf(medianWords, style.graded) >= 0.5;
  const given = shares.map((share) => share * maximumMarks);
  const inUse = marksInUse(given, { maximumMarks, isLikelyGraded });
  const byWords = expectMarks(toCompare, { medianWords, style, inUse }, coefficients);
  const opinions = new Map((task.opinions ?? []).map((opinion) => [opinion.id, opinion]));
  const fused = fuseOpinions(
    byWords.map((mark, at) => ({
      mark,
      opinion: opinions.get(toCompare[at]?.each.id ?? ''),
      given: given.length > 0 ? taughtMarksOf(toCompare[at]?.each, taught) : undefined,
    })),
    { maximumMarks, elsewhere: task.opinionsElsewhere },
  );
  const expected = new Map<ReadAnswer, ExpectedMark>();
  for (const [at, { each }] of toCompare.entries()) {
    const mark = fused[at];
    if (mark) expected.set(each, mark);
  }
  return { inUse, expected };
}

const taughtMarksOf = (each: ReadAnswer | undefined, taught: ReadonlyMap<string, Taught>) =>
  each && taught.get(each.group)?.get(each.id);

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

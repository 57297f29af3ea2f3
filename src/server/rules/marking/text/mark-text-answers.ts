import { longShareOf } from './base-mark';
import { stopOf } from './class-stop';
import { marksInUse } from './distribution';
import { type Coefficients, type ExpectedMark, expectMarks } from './expect-marks';
import type { TextFeatures } from './features';
import { FITTED } from './fitted-coefficients';
import { guardsAgainst } from './guards';
import { judgeAnswer } from './judge-answer';
import type { Guard } from './near-copy';
import { fuseOpinions, type Opinion, type Reliability } from './opinions';
import { type EarlierMark, type ReadAnswer, type ReadClass, readClass } from './read-class';
import { readTeacherMarks, styleOf, type TeacherMarks } from './teacher-marks';

export interface TextAnswersToMark {
  readonly question: string;
  /** One alternative on each line; each is accepted. */
  readonly modelAnswer: string;
  readonly maximumMarks: number;
  readonly answers: readonly { readonly id: string; readonly text: string }[];
  readonly teacherMarks: readonly { readonly id: string; readonly marks: number }[];
  /** The teacher's marks for the same question in earlier classes, the latest last. */
  readonly earlierMarks?: readonly EarlierMark[] | undefined;
  /** Another grader's marks: evidence besides the words, weighted by its proven reliability. */
  readonly opinions?: readonly ({ readonly id: string } & Opinion)[] | undefined;
  /** The reliability of opinions on other questions. */
  readonly opinionsElsewhere?: Reliability | undefined;
}

export interface TextMark {
  id: string;
  /**
   * From 0 to the maximum in steps of 0.5: the most likely marks; before any mark by the teacher, the
   * expected ones.
   */
  marks: number;
  /** From 0 to 1: the probability that the marks are right. */
  confidence: number;
  state: 'suggested' | 'needs-review';
  /** The probability of each mark in use, regardless of guards. */
  distribution: { marks: number; p: number }[];
  /** The model answer's content words that the answer contains, and those it lacks. */
  matched: string[];
  missing: string[];
  guards: string[];
  /** Equal for answers with the same text: one mark decides exactly these. */
  group: string;
  /** Equal for answers with the same words, which are shown together. */
  near: string;
  /** The highest is the next answer that the teacher should mark; 0 if already marked. */
  priority: number;
}

/**
 * Suggests marks for all answers to one short or long question. Rules come first (blank, "don't know", equal
 * to the model answer), then the likely marks of this teacher: by the words, the teacher's marks on the
 * question now and in earlier classes, and another grader's opinions. Unsure and guarded answers need review,
 * as do all but plain ones until the teacher has marked; answers guarded as opposite, copied, a trick or
 * gibberish get 0. The teacher's marks are final, and extend to the same text only. Accepts any text.
 */
export function markTextAnswers(task: TextAnswersToMark, coefficients: Coefficients = FITTED): TextMark[] {
  return markReadAnswers(readClass(task), task, coefficients);
}

/** Marks a class that has been read already, because reading takes longer than marking again. */
export function markReadAnswers(
  read: ReadClass,
  task: TextAnswersToMark,
  coefficients: Coefficients = FITTED,
): TextMark[] {
  const maximumMarks = Number.isFinite(task.maximumMarks) ? Math.max(0, task.maximumMarks) : 0;
  const given = readTeacherMarks(read.answers, task.teacherMarks, maximumMarks);
  const { inUse, expected } = expectCompared(read, task, { given, maximumMarks, coefficients });
  const guardsFor = guardsBeside(read, given, maximumMarks);
  const judged = read.answers
    .filter(({ earlier }) => earlier === null)
    .map((each) => {
      const beside = { guards: guardsFor(each), expected: expected.get(each) ?? null };
      return { each, ...judgeAnswer(each, { given, maximumMarks, inUse, ...beside }) };
    });
  const { relied, last } = stopOf(judged, [...given.today.values()].flat().length);
  return judged.map((judgement) => {
    const { each, likeliest, confidence, priority, distribution, guards, standing } = judgement;
    const isRelied = relied.has(judgement);
    return {
      ...{ id: each.id, marks: isRelied ? likeliest : judgement.marks, confidence },
      state: isRelied ? 'suggested' : 'needs-review',
      ...{ distribution: [...distribution], guards: [...guards] },
      ...matchedAndMissing(each, read.models),
      ...{ group: each.group, near: each.near },
      priority: standing === 'open' && last.has(judgement) ? priority * LAST_PRIORITY_FACTOR : priority,
    };
  });
}

// Answers soon left to the grader are marked after the rest.
const LAST_PRIORITY_FACTOR = 1e-3;
const MOST_ACCEPTED = 60;

/**
 * The guards of an answer compared with those the teacher gave at least half marks: a twisted copy of these
 * is as wrong as one of the model answer.
 */
function guardsBeside(
  read: ReadClass,
  given: TeacherMarks,
  maximumMarks: number,
): (each: ReadAnswer) => readonly Guard[] {
  const accepted = read.answers
    .filter(({ id }) => (given.byId.get(id) ?? -1) >= maximumMarks / 2)
    .slice(0, MOST_ACCEPTED);
  const texts = [...read.models, ...accepted.map(({ answer }) => answer)];
  return ({ id, answer, guards, plain }) =>
    plain || given.byId.has(id) ? guards : [...new Set([...guards, ...guardsAgainst(texts, answer, read)])];
}

function expectCompared(
  { answers, medianWords }: ReadClass,
  task: TextAnswersToMark,
  known: { given: TeacherMarks; maximumMarks: number; coefficients: Coefficients },
) {
  const { given, maximumMarks, coefficients } = known;
  const toCompare = answers.flatMap((each) => {
    if (!each.compared) return [];
    const marks = given.byId.get(each.id);
    const share = marks === undefined || maximumMarks === 0 ? null : marks / maximumMarks;
    return [{ each, compared: each.compared, given: share }];
  });
  const shares = toCompare.flatMap((each) => each.given ?? []);
  const style = styleOf(shares, maximumMarks);
  const isLikelyGraded = maximumMarks > 1 && longShareOf(medianWords, style.graded) >= 0.5;
  const inUse = marksInUse(
    shares.map((share) => share * maximumMarks),
    { maximumMarks, isLikelyGraded },
  );
  const byWords = expectMarks(toCompare, { medianWords, style, inUse }, coefficients);
  const said = (task.opinions ?? []).filter(({ marks }) => Number.isFinite(marks));
  const opinions = new Map(said.map((opinion) => [opinion.id, opinion]));
  const fused = fuseOpinions(
    byWords.map((mark, at) => {
      const id = toCompare[at]?.each.id ?? '';
      return { mark, opinion: opinions.get(id), given: given.byId.get(id) };
    }),
    maximumMarks,
    task.opinionsElsewhere,
  );
  const expected = new Map<ReadAnswer, ExpectedMark | undefined>(
    toCompare.map(({ each }, at) => [each, fused[at]]),
  );
  return { inUse, expected };
}

/** The model answer's content words that an answer contains and lacks, as written in the model answer. */
function matchedAndMissing(each: ReadAnswer, models: readonly TextFeatures[]) {
  const model = each.compared?.model ?? each.plain?.equal ?? models.at(-1);
  const [matched, missing]: [string[], string[]] = [[], []];
  for (const [stem, word] of model?.wordOfStem ?? []) {
    (each.answer.wordOfStem.has(stem) ? matched : missing).push(word);
  }
  return { matched, missing };
}

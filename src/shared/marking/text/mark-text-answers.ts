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
  /** The same for answers that are the same text: one mark decides all of them, and no other. */
  group: string;
  /** The same for answers of the same words, to be shown beside each other. */
  near: string;
  /** The highest is the answer that the teacher should mark next; 0 for those the teacher has marked. */
  priority: number;
}

/**
 * Suggests marks for all answers to one short or long question. Rules come first (blank, "don't know", equal to the model
 * answer), then what is likely of the marks that this teacher gives: by the words, the teacher's marks on this question now
 * and in earlier classes, and what another grader says. What is unsure or guarded needs review, and so does all but what is
 * plain until the teacher has marked; what a guard calls opposite, copied, a trick or gibberish stands at 0. A teacher's mark
 * always wins, never moves, and is taken over by the same text only. Refuses no text.
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

// What can soon be left to the grader is marked after the rest.
const LAST_PRIORITY_FACTOR = 1e-3;
const MOST_ACCEPTED = 60;

/** The guards of an answer beside those that the teacher gave half marks and more: a copy of one can be turned as well as one of the model answer. */
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

/** The content words of the model answer that an answer has and those that it lacks, as they stand in the model answer. */
function matchedAndMissing(each: ReadAnswer, models: readonly TextFeatures[]) {
  const model = each.compared?.model ?? each.plain?.equal ?? models.at(-1);
  const [matched, missing]: [string[], string[]] = [[], []];
  for (const [stem, word] of model?.wordOfStem ?? []) {
    (each.answer.wordOfStem.has(stem) ? matched : missing).push(word);
  }
  return { matched, missing };
}

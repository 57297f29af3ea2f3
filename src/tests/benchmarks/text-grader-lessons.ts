import { suggestMark } from '../../server/rules/marking/suggest-mark';
import type { Coefficients } from '../../server/rules/marking/text/expect-marks';
import { markReadAnswers, type TextMark } from '../../server/rules/marking/text/mark-text-answers';
import { readClass } from '../../server/rules/marking/text/read-class';
import { roundToMarkStep } from '../../shared/marking/marks';
import { type MarkedQuestion, seeded } from './text-grader-data';

/** A class with one question, and the marks of an earlier class. */
export interface SchoolClass {
  readonly question: MarkedQuestion;
  readonly maximumMarks: number;
  readonly earlier: readonly { readonly text: string; readonly marks: number }[];
}

export interface Sight {
  readonly marks: readonly Pick<TextMark, 'id' | 'marks' | 'state' | 'guards' | 'priority'>[];
  readonly given: ReadonlySet<string>;
}

/** The marking of a teacher who always follows the grader's proposed order. */
export interface Lesson {
  readonly school: SchoolClass;
  /** By number of teacher marks; and at the end of the review. */
  readonly after: ReadonlyMap<number, Sight>;
  readonly atEnd: Sight;
}

export const STAGES = [0, 3, 5, 10];
const CLASS_SIZE = 30;
const AI_RIGHT = 0.85;
const AI_CONFIDENCE = 0.9;

/** A random class of thirty, and an earlier class of thirty if there are enough answers. */
export function classOf(question: MarkedQuestion, maximumMarks: number, seed: number): SchoolClass {
  const random = seeded(seed);
  const drawn = question.answers
    .map((answer) => ({ answer, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ answer }) => answer);
  const others = drawn.slice(CLASS_SIZE, 2 * CLASS_SIZE);
  const marksOf = marksIn(question, maximumMarks);
  const earlier = others.map(({ id, text }) => ({ text, marks: marksOf(id) }));
  return { question: { ...question, answers: drawn.slice(0, CLASS_SIZE) }, maximumMarks, earlier };
}

/** Human scores converted to marks in steps. */
export const marksIn =
  ({ scores }: MarkedQuestion, maximumMarks: number) =>
  (id: string) =>
    roundToMarkStep((scores.get(id) ?? 0) * maximumMarks, maximumMarks);

export interface Help {
  readonly coefficients?: Coefficients;
  readonly hasAi?: boolean;
  readonly hasEarlier?: boolean;
}

export function teach(school: SchoolClass, help: Help): Lesson {
  const { question, maximumMarks } = school;
  const given = new Map<string, number>();
  const marksOf = marksIn(question, maximumMarks);
  const look = graderOf(school, help);
  const after = new Map<number, Sight>();
  let atEnd: Sight | undefined;
  for (;;) {
    const marks = look(given);
    const sight = { marks, given: new Set(given.keys()) };
    if (STAGES.includes(given.size)) after.set(given.size, sight);
    const isAll = given.size >= question.answers.length;
    if (isAll || (given.size > 0 && marks.every(({ state }) => state === 'suggested'))) atEnd ??= sight;
    if (isAll || (atEnd && given.size >= Math.max(...STAGES)))
      return { school, after, atEnd: atEnd ?? sight };
    const next = nextOf(marks.filter(({ id }) => !given.has(id)));
    given.set(next, marksOf(next));
  }
}

/** Suggestions after some marks: by the rules, or combined with an AI server's marks. */
function graderOf(school: SchoolClass, { coefficients, hasAi, hasEarlier }: Help) {
  const { question, maximumMarks, earlier } = school;
  const earlierMarks = hasEarlier ? earlier : [];
  const read = readClass({ ...question, earlierMarks });
  const said = hasAi ? opinionsOn(school) : undefined;
  const mark = (given: ReadonlyMap<string, number>, opinions: ReturnType<typeof opinionsOn> = new Map()) =>
    markReadAnswers(
      read,
      {
        ...{ ...question, maximumMarks },
        teacherMarks: [...given].map(([id, marks]) => ({ id, marks })),
        opinions: [...opinions].map(([id, opinion]) => ({ ...opinion, id })),
      },
      coefficients,
    );
  return (given: ReadonlyMap<string, number>) => {
    const marks = mark(given, said);
    if (!said) return marks;
    const known = new Set(marks.flatMap(({ id, group }) => (given.has(id) ? [group] : [])));
    return marks.map((byAll): TextMark => {
      if (given.has(byAll.id)) return byAll;
      const facts = { mark: byAll, opinion: said.get(byAll.id), isKnown: known.has(byAll.group) };
      const { marks: suggested, confidence, needsReview } = suggestMark(facts);
      return { ...byAll, marks: suggested, confidence, state: needsReview ? 'needs-review' : 'suggested' };
    });
  };
}

/** A simulated AI server with fixed accuracy and confidence. */
function opinionsOn({ question, maximumMarks }: SchoolClass) {
  const random = seeded(question.qid.length + question.answers.length);
  const marksOf = marksIn(question, maximumMarks);
  const levels = [...new Set(question.answers.map(({ id }) => marksOf(id))), 0, maximumMarks];
  return new Map(
    question.answers.map(({ id }) => {
      const right = marksOf(id);
      const wrong = [...new Set(levels)].filter((each) => each !== right);
      const isRight = random() < AI_RIGHT;
      const marks = isRight ? right : (wrong[Math.floor(random() * wrong.length)] ?? right);
      const opinion = {
        marks,
        confidence: AI_CONFIDENCE,
        matched: [],
        missing: [],
        rationale: '',
        doubt: null,
      };
      return [id, opinion] as const;
    }),
  );
}

function nextOf(marks: readonly Pick<TextMark, 'id' | 'state' | 'priority'>[]): string {
  const unsure = marks.filter(({ state }) => state === 'needs-review');
  return (unsure.length > 0 ? unsure : marks).reduce((best, each) =>
    each.priority > best.priority ? each : best,
  ).id;
}

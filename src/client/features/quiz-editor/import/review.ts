import type { ImportAnswer, ReviewedQuestion } from '../../../../shared/import/schema';
import type { QuestionDraft } from '../../../../shared/question/draft';
import { validateQuestion } from '../../../../shared/question/validate';
import { formOfDraft, type QuestionForm, writtenDraft } from '../forms/question-form';

/** A teacher's decision on one question of a file. */
export interface Decision {
  readonly isLeftOut: boolean;
  /** Its fields if edited. */
  readonly form?: QuestionForm;
}

/** By the question's index in the file, from 0; questions without a decision are absent. */
export type Decisions = ReadonlyMap<number, Decision>;

export const NO_DECISIONS: Decisions = new Map();

/** A question of a file as it would be added. */
export interface Reviewed {
  readonly at: number;
  readonly question: ReviewedQuestion;
  readonly draft: QuestionDraft;
  readonly isLeftOut: boolean;
  readonly isChanged: boolean;
  /** Its fields if edited. */
  readonly form: QuestionForm | undefined;
  /** The parts to complete; once edited, by the editor's rules only. */
  readonly problems: readonly string[];
}

export interface Rules {
  readonly useQuestionTimer: boolean;
}

const forms = new WeakMap<ReviewedQuestion, QuestionForm>();

/** The form of a question as read; the same object for the same question. */
export function formAsRead(question: ReviewedQuestion): QuestionForm {
  const form = forms.get(question) ?? formOfDraft(question.draft);
  forms.set(question, form);
  return form;
}

export const problemsOf = (form: QuestionForm, rules: Rules): string[] =>
  validateQuestion(writtenDraft(form), rules).map(({ sentence }) => sentence);

/** The questions of a file with their decisions; a question without a new decision keeps its object. */
export class Review {
  readonly #known = new Map<
    ReviewedQuestion,
    { decision: Decision | undefined; rules: boolean; shown: Reviewed }
  >();

  list({ questions }: Pick<ImportAnswer, 'questions'>, decisions: Decisions, rules: Rules): Reviewed[] {
    return questions.map((question, at) => {
      const decision = decisions.get(at);
      const known = this.#known.get(question);
      if (known?.shown.at === at && known.decision === decision && known.rules === rules.useQuestionTimer)
        return known.shown;
      const shown = reviewed(question, { at, decision, rules });
      this.#known.set(question, { decision, rules: rules.useQuestionTimer, shown });
      return shown;
    });
  }
}

interface Place {
  readonly at: number;
  readonly decision: Decision | undefined;
  readonly rules: Rules;
}

function reviewed(question: ReviewedQuestion, { at, decision, rules }: Place): Reviewed {
  const form = decision?.form;
  return {
    ...{ at, question, form },
    draft: writtenDraft(form ?? formAsRead(question)),
    isLeftOut: decision?.isLeftOut ?? false,
    isChanged: form !== undefined,
    problems: form ? problemsOf(form, rules) : question.problems,
  };
}

/** The counts of the review's filters. */
export function countsOf(items: readonly Reviewed[]) {
  const added = items.filter(({ isLeftOut }) => !isLeftOut);
  return {
    all: items.length,
    added: added.length,
    /** Among the included ones. */
    unfinished: added.filter(({ problems }) => problems.length > 0).length,
    leftOut: items.length - added.length,
  };
}

export type ReviewCounts = ReturnType<typeof countsOf>;

/** An undefined form restores the question as read. */
export type Change = { readonly isLeftOut?: boolean; readonly form?: QuestionForm | undefined };

/** The decisions with another one; including a question as read needs no decision. */
export const decided = (decisions: Decisions, at: number, change: Change): Decisions =>
  allDecided(decisions, [[at, change]]);

/** The decisions with several others. */
export function allDecided(decisions: Decisions, changes: readonly (readonly [number, Change])[]): Decisions {
  const next = new Map(decisions);
  for (const [at, change] of changes) {
    const { isLeftOut, form } = { isLeftOut: false, form: undefined, ...next.get(at), ...change };
    if (!isLeftOut && form === undefined) next.delete(at);
    else next.set(at, form === undefined ? { isLeftOut } : { isLeftOut, form });
  }
  return next;
}

export const leftOut = (decisions: Decisions, items: readonly Reviewed[]): Decisions =>
  allDecided(
    decisions,
    items.map(({ at }) => [at, { isLeftOut: true }]),
  );

type Question = ImportAnswer['questions'][number];

/** The decisions on questions that are unchanged in a new reading, by their new index. */
export function carriedOver(
  decisions: Decisions,
  before: readonly Question[],
  after: readonly Question[],
): Decisions {
  if (decisions.size === 0) return decisions;
  const places = new Map<string, number[]>();
  after.forEach((question, at) => {
    const key = contentOf(question);
    places.set(key, [...(places.get(key) ?? []), at]);
  });
  const carried = new Map<number, Decision>();
  before.forEach((question, at) => {
    const decision = decisions.get(at);
    const place = places.get(contentOf(question))?.shift();
    if (decision && place !== undefined) carried.set(place, decision);
  });
  return carried;
}

const contentOf = ({ draft, name }: Question): string => JSON.stringify([name, draft]);

/** The decisions as the import call takes them. */
export const sentDecisions = (decisions: Decisions): object[] =>
  [...decisions].flatMap(([at, { isLeftOut, form }]): object[] => {
    if (isLeftOut) return [{ at, isLeftOut }];
    return form ? [{ at, fields: writtenDraft(form) }] : [];
  });

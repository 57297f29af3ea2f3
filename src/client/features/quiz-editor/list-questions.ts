import type { Issue } from '../../../shared/errors';
import { validateQuestion } from '../../../shared/question/validate';
import type { Formatted } from '../../../shared/question-types/base';
import type { Pool } from '../../../shared/quiz/pools-schema';
import type { Quiz } from '../../../shared/quiz/schema';
import { formOfListed, marksOf, type QuestionForm, writtenDraft } from './forms/question-form';
import type { WritingState } from './writing/writing-state';
import type { ImageChange } from './writing/written';

/** A question of the list as last written, saved or not. */
export interface ListedQuestion {
  readonly id: string;
  /** Its number in the list, from 1. */
  readonly number: number;
  readonly form: QuestionForm;
  /** Its stored texts as HTML. */
  readonly formatted: Formatted | undefined;
  readonly imageUrl: string | null;
  /** Its problems. */
  readonly issues: readonly Issue[];
  /** Whether it is still empty. */
  readonly isUntouched: boolean;
}

type Stored = Quiz['questions'][number] | Quiz['drafts'][number];

/** Stored questions are immutable: one form object each, so that memoised rows need not re-render. */
const forms = new WeakMap<Stored, QuestionForm>();
const issues = { true: new WeakMap<QuestionForm, Issue[]>(), false: new WeakMap<QuestionForm, Issue[]>() };

/** The questions of a quiz in order, with unsaved new ones at the end; an empty one only while it is open. */
export function listQuestions(
  quiz: Quiz,
  { queue, added, order = quiz.order }: WritingState,
  { useQuestionTimer, openId }: { useQuestionTimer: boolean; openId: string | undefined },
): ListedQuestion[] {
  const onlyHere = added.filter(({ id }) => !order.includes(id) && (queue.has(id) || id === openId));
  const stored = new Map<string, Stored>([...quiz.questions, ...quiz.drafts].map((each) => [each._id, each]));
  const ids = [...order, ...onlyHere.map(({ id }) => id)];
  return ids.flatMap((id, index) => {
    const unsent = queue.get(id)?.act;
    const written = unsent?.kind === 'question' ? unsent : undefined;
    const before = stored.get(id);
    const start = onlyHere.find((question) => question.id === id)?.form;
    const form = written?.form ?? (before ? storedForm(quiz, before) : start);
    if (!form) return [];
    return {
      ...{ id, number: index + 1, form },
      formatted: before && 'formatted' in before ? before.formatted : undefined,
      imageUrl: written?.image ? urlOf(written.image) : (before?.imageUrl ?? null),
      issues: issuesOf(form, useQuestionTimer),
      isUntouched: !written && !before,
    };
  });
}

const urlOf = (image: ImageChange) => (image.kind === 'file' ? image.url : null);

function storedForm(quiz: Quiz, stored: Stored): QuestionForm | undefined {
  const form = forms.get(stored) ?? formOfListed(quiz, stored._id);
  if (form) forms.set(stored, form);
  return form;
}

function issuesOf(form: QuestionForm, useQuestionTimer: boolean): readonly Issue[] {
  const known = issues[`${useQuestionTimer}`];
  const found = known.get(form) ?? validateQuestion(writtenDraft(form), { useQuestionTimer });
  known.set(form, found);
  return found;
}

/** The marks a student can reach; of a pool, those of the drawn questions. */
export function totalMarks(
  questions: readonly ListedQuestion[],
  pools: readonly Pick<Pool, 'draw' | 'questionIds'>[],
): number {
  const shares = new Map(
    pools.flatMap(({ draw, questionIds: ids }) =>
      ids.map((id) => [id, Math.min(1, draw / ids.length)] as const),
    ),
  );
  const written = questions.filter(({ isUntouched }) => !isUntouched);
  return Math.round(
    written.reduce((sum, { id, form }) => sum + (shares.get(id) ?? 1) * (marksOf(form.maximumMarks) || 1), 0),
  );
}

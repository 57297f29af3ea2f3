import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { validateQuestion } from '../../../../shared/question/validate';
import type { QuestionType } from '../../../../shared/question-types/registry';
import { CHECKED_ON_SAVE, openIssues, resolveIssues } from '../forms/form-issues';
import { draftOf, type QuestionForm, withType } from '../forms/question-form';
import type { ListedQuestion } from '../list-questions';
import type { QuizWriting } from '../writing/quiz-writing';
import type { ImageChange } from '../writing/written';
import { useQuestionImage } from './use-question-image';

/** Replaces the values only: defaults and the problems of the last Save stay. */
const AS_TYPED = { keepDefaultValues: true, keepErrors: true, keepSubmitCount: true };

interface OpenQuestionOptions {
  question: ListedQuestion;
  writing: QuizWriting;
  useQuestionTimer: boolean;
}

/** The fields of the open question: each change is written to the quiz; Save validates them. */
export function useOpenQuestion({ question, writing, useQuestionTimer }: OpenQuestionOptions) {
  const { id } = question;
  const issuesOf = (typed: QuestionForm) => validateQuestion(draftOf(typed), { useQuestionTimer });
  const [start] = useState(question.form);
  const form = useForm<QuestionForm>({
    defaultValues: start,
    resolver: (typed) => resolveIssues(typed, issuesOf(typed)),
    ...CHECKED_ON_SAVE,
  });
  const values = form.watch();
  const before = useRef(start);

  const write = (changes: { image?: ImageChange; field?: string | undefined; undoImage?: ImageChange }) => {
    // The form library mutates its values.
    const now = structuredClone(form.getValues());
    const unsent = writing.get().queue.get(id)?.act;
    const image = unsent?.kind === 'question' ? unsent.image : undefined;
    const next = { kind: 'question', id, form: now, image: changes.image ?? image } as const;
    const last = { kind: 'question', id, form: before.current, image: changes.undoImage ?? image } as const;
    before.current = now;
    writing.write(next, last, changes.field);
  };

  const field = useRef<string | undefined>(undefined);
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      field.current = name;
    });
    return unsubscribe;
  }, [form]);
  const text = JSON.stringify(values);
  const changed = useEffectEvent(() => {
    if (JSON.stringify(before.current) !== text) write({ field: field.current });
  });
  useEffect(() => changed(), [text]);

  const image = useQuestionImage(question.imageUrl, (change, undoImage) =>
    write(undoImage ? { image: change, undoImage } : { image: change }),
  );
  const chooseType = (type: QuestionType) => form.reset(withType(form.getValues(), type), AS_TYPED);

  return {
    ...{ form, values, image, chooseType },
    issues: openIssues(form.formState.errors, issuesOf(values)),
  };
}

export type OpenForm = ReturnType<typeof useOpenQuestion>;

import { useLayoutEffect, useRef, useState } from 'react';
import { withMoved } from '../../../shared/quiz/order';
import type { Quiz } from '../../../shared/quiz/schema';
import { trpcClient } from '../../platform/trpc-client';
import { fieldIds } from '../../question-types/editing-texts';
import { announce } from '../../ui/Announcer';
import { useToast } from '../../ui/Toaster';
import type { ListedQuestion } from './list-questions';
import { newQuestion } from './new-question';
import { texts } from './texts';
import type { QuizWriting } from './writing/quiz-writing';
import { removeQuestions, undoLast } from './writing/undo';

interface ActsOptions {
  quiz: Quiz;
  writing: QuizWriting;
  questions: readonly ListedQuestion[];
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** The list's actions: open, add, move, copy, delete. */
export function useQuestionActs({ quiz, writing, questions, openId, onOpen }: ActsOptions) {
  const quizId = quiz._id;
  const toast = useToast();
  const [toDelete, setToDelete] = useState<string | undefined>();
  const [isDeleting, setDeleting] = useState(false);
  const keepFocus = useFocusKept(questions.map(({ id }) => id).join());
  /** The question added and still open, for its heading. */
  const [adding, setAdding] = useState<string | undefined>();
  /** The automatically opened first question of a new quiz. */
  const [unasked, setUnasked] = useState<string | undefined>();

  const open = (id: string | undefined) => {
    if (id === openId) return;
    if (openId !== undefined) writing.dropUntouched(openId);
    if (id !== adding) setAdding(undefined);
    onOpen(id);
  };
  const begin = () => {
    const question = newQuestion(questions.findLast(({ isUntouched }) => !isUntouched));
    if (openId !== undefined) writing.dropUntouched(openId);
    writing.add(question);
    setAdding(question.id);
    onOpen(question.id);
    return question.id;
  };
  const add = () => {
    setUnasked(undefined);
    if (questions.some(({ id, isUntouched }) => isUntouched && id === openId)) focusText();
    else begin();
  };
  /** Opens the question below, or a new one. */
  const next = () => {
    const at = questions.findIndex(({ id }) => id === openId);
    const below = questions[at + 1];
    if (below) open(below.id);
    else if (!quiz.hasStarted) add();
  };

  const move = (id: string, to: number) => {
    const order = questions.map((question) => question.id);
    const from = order.indexOf(id);
    if (quiz.hasStarted || to < 0 || to >= order.length || to === from) return;
    keepFocus();
    announce(texts.moved(to + 1, order.length));
    const moved = async ({ _id }: Quiz) =>
      (await trpcClient.questions.move.mutate({ quizId: _id, questionId: id, to })).quiz;
    void writing.act(moved, { order: withMoved(order, id, to) }).then((isMoved) => {
      if (isMoved) writing.did({ kind: 'moved', key: id, from });
    });
  };

  const duplicate = async (id: string) => {
    let copy: string | undefined;
    const isCopied = await writing.act(async () => {
      const answer = await trpcClient.questions.duplicate.mutate({ quizId, questionId: id });
      copy = answer._id;
      return answer.quiz;
    });
    if (!isCopied || copy === undefined) return;
    writing.did({ kind: 'added', keys: [copy] });
    announce(texts.duplicated);
    onOpen(copy);
  };

  const confirmDeletion = async () => {
    if (toDelete === undefined) return;
    setDeleting(true);
    const isGone = await removeQuestions(writing, [toDelete]);
    setDeleting(false);
    setToDelete(undefined);
    if (!isGone) return;
    if (toDelete === openId) onOpen(undefined);
    writing.did({ kind: 'deleted', key: toDelete });
    toast(texts.deleted, {
      action: { label: 'Undo', onAction: () => void undoLast(writing) },
    });
  };

  const askDelete = (id: string) => {
    if (writing.dropUntouched(id)) onOpen(undefined);
    else setToDelete(id);
  };

  return {
    ...{
      open,
      add,
      next,
      move,
      duplicate,
      askDelete,
      toDelete,
      isDeleting,
      confirmDeletion,
      unasked,
    },
    /** The heading of the open question. */
    openHeading: headingOf(openId, adding),
    addUnasked: () => setUnasked(begin()),
    close: () => open(undefined),
    keep: () => setToDelete(undefined),
  };
}

function headingOf(openId: string | undefined, adding: string | undefined): string | undefined {
  if (openId === undefined) return undefined;
  return openId === adding ? texts.addQuestion : texts.editQuestion;
}

export type QuestionActs = ReturnType<typeof useQuestionActs>;

/** Focuses the text of the open question. */
export const focusText = (): void => document.getElementById(fieldIds.text)?.focus();

/** Moving a row in the DOM drops the focus from its buttons: restores it after the reorder. */
function useFocusKept(order: string): () => void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [order]);
  return () => {
    focused.current = document.activeElement;
  };
}

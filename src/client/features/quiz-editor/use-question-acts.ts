import { useLayoutEffect, useRef, useState } from 'react';
import { type Place, withPlaces } from '../../../shared/quiz/order';
import type { Quiz } from '../../../shared/quiz/schema';
import { trpcClient } from '../../platform/trpc-client';
import { keepTyped, takeTyped } from '../../platform/typed-ahead';
import { fieldIds } from '../../question-types/editing-texts';
import { writeEdit } from '../../rich-field/write-edit';
import { placesIn, placesOfDrop, placesOfStep } from '../../rules/quiz-editing/moves';
import { announce } from '../../ui/Announcer';
import { useToast } from '../../ui/Toaster';
import { useSelection } from '../../ui/use-selection';
import type { ListedQuestion } from './list-questions';
import { newQuestion } from './new-question';
import { texts } from './texts';
import type { QuizWriting } from './writing/quiz-writing';
import { moveQuestions, removeQuestions, undoLast } from './writing/undo';

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
  const [toDelete, setToDelete] = useState<readonly string[]>([]);
  const [isDeleting, setDeleting] = useState(false);
  /** The saved questions: an untouched one is at the end, and only here. */
  const order = questions.filter(({ isUntouched }) => !isUntouched).map(({ id }) => id);
  const selection = useSelection(order);
  const selected = order.filter((id) => selection.selected.includes(id));
  const keepFocus = useFocusKept(questions.map(({ id }) => id).join());
  /** The open question if it was added here, for its heading. */
  const [adding, setAdding] = useState<string | undefined>();
  /** The automatically opened first question of a new quiz. */
  const [unasked, setUnasked] = useState<string | undefined>();
  /** Whether Enter in the title has gone to it. */
  const [isEntered, setEntered] = useState(false);

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

  const move = (moved: readonly string[], places: readonly Place[]) => {
    if (quiz.hasStarted || places.length === 0 || !moved.every((id) => order.includes(id))) return;
    const next = withPlaces(order, places);
    keepFocus();
    announce(texts.moved(next.indexOf(moved[0] ?? '') + 1, { count: moved.length, of: next.length }));
    const former = placesIn(order, moved);
    void moveQuestions(writing, places, next).then((isMoved) => {
      if (isMoved) writing.did({ kind: 'moved', places: former });
    });
  };
  /** The questions to move: the whole selection if it contains this one. */
  const groupOf = (id: string) => (selected.includes(id) ? selected : [id]);
  const drop = (id: string, to: number, moved = groupOf(id)) =>
    move(moved, placesOfDrop(order, moved, { dragged: id, to }));
  const step = (id: string, by: -1 | 1) => move(groupOf(id), placesOfStep(order, groupOf(id), by));

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
    setDeleting(true);
    const isGone = await removeQuestions(writing, toDelete);
    setDeleting(false);
    setToDelete([]);
    if (!isGone) return;
    if (openId !== undefined && toDelete.includes(openId)) onOpen(undefined);
    writing.did({ kind: 'deleted', keys: toDelete });
    toast(texts.deleted(toDelete.length), {
      action: { label: 'Undo', onAction: () => void undoLast(writing) },
    });
  };

  const askDelete = (id: string) => {
    if (writing.dropUntouched(id)) onOpen(undefined);
    else setToDelete([id]);
  };

  return {
    ...{
      open,
      add,
      next,
      drop,
      step,
      duplicate,
      askDelete,
      toDelete,
      isDeleting,
      confirmDeletion,
      unasked,
    },
    /** Moves a single question to an index. */
    move: (id: string, to: number) => drop(id, to, [id]),
    selection: { ...selection, selected },
    deleteSelected: () => setToDelete(selected),
    openHeading: headingOf(openId, adding),
    addUnasked: () => setUnasked(begin()),
    isEntered,
    /** Focuses the text of the open question, which takes these letters and those typed until it is drawn. */
    goToText: (typed = '') => {
      setEntered(true);
      keepTyped(typed);
      if (!focusNewText() && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    close: () => open(undefined),
    keep: () => setToDelete([]),
  };
}

function headingOf(openId: string | undefined, adding: string | undefined): string | undefined {
  if (openId === undefined) return undefined;
  return openId === adding ? texts.addQuestion : texts.editQuestion;
}

export type QuestionActs = ReturnType<typeof useQuestionActs>;

/** Focuses the text of the open question. */
export const focusText = (): void => document.getElementById(fieldIds.text)?.focus();

/** Focuses the text of the open question and writes the letters typed until it was drawn; returns whether it is. */
export function focusNewText(): boolean {
  const text = document.getElementById(fieldIds.text);
  if (!(text instanceof HTMLTextAreaElement)) return false;
  text.focus();
  const typed = takeTyped();
  const end = text.value.length;
  if (typed)
    writeEdit(text, { start: end, end, insert: typed, select: [end + typed.length, end + typed.length] });
  return true;
}

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

import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { QuizResults } from '../../../../shared/results/schema';
import { sendInTime, usePending } from '../../../pending/use-pending';
import { isUnanswered, serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { trpcClient } from '../../../platform/trpc-client';
import { forgetEarlier, unsentOf } from '../../../platform/unsent-drafts';
import { isSessionOver } from '../../../platform/use-teacher-login';
import { useWatched } from '../../../watched';
import { readRefusal } from '../refused';
import { commentTexts } from './comment-texts';
import { CommentWriting, type SentComment } from './comment-writing';
import {
  type CommentAct,
  type CommentTarget,
  type CommentView,
  type OthersComment,
  viewOf,
} from './written-comments';

const drafts = unsentOf<readonly CommentAct[]>('comments');

type Show = (target: CommentTarget, comment: string | null) => Promise<void>;

interface Comments {
  readonly writing: CommentWriting;
  /** Puts a saved comment into the shown results. */
  show: Show;
  /** A comment was refused: the quiz may no longer be shared, or the session be over. */
  refused: (error: unknown) => void;
}

/** The comments of each quiz shown on this page: unsaved ones keep being sent after the teacher leaves the quiz. */
const comments = new Map<string, Comments>();

function commentsOf(quizId: string): Comments {
  const known = comments.get(quizId);
  if (known) return known;
  const made: Comments = {
    show: async () => undefined,
    refused: () => undefined,
    writing: new CommentWriting({
      send: async (comment) => {
        const sent = await sendComment(quizId, comment).catch((error: unknown) => {
          made.refused(error);
          throw error;
        });
        return made.show(comment.target, sent);
      },
      othersIn: othersComments,
      whyNot: (error) => (isUnanswered(error) || isSessionOver(error) ? undefined : serverSentence(error)),
      onUnsaved: (acts) => keepComments(quizId, acts),
    }),
  };
  comments.set(quizId, made);
  sendInTime({ flush: () => made.writing.flush({ again: true }), hasUnsent: made.writing.hasUnsent });
  void restoreKept(quizId, made.writing);
  return made;
}

/** Stores a comment and returns the stored text. */
async function sendComment(quizId: string, { target, text, seen }: SentComment): Promise<string | null> {
  const { questionId } = target;
  const studentIds = [...target.studentIds];
  if (questionId !== null) {
    return (await trpcClient.comments.write.mutate({ quizId, questionId, studentIds, text, seen })).comment;
  }
  const [studentId = ''] = studentIds;
  return (
    await trpcClient.comments.writeOnSubmission.mutate({ quizId, studentId, text, seen: seen[studentId] })
  ).comment;
}

async function othersComments(error: unknown): Promise<ReadonlyMap<string, OthersComment>> {
  const stands = (await readRefusal(error))?.stands ?? [];
  return new Map(
    stands.map(({ studentId, by, comment = '' }) => [
      studentId,
      { name: by?.name ?? commentTexts.someone, text: comment },
    ]),
  );
}

/** Keeps a quiz's unsaved comments on this device. */
function keepComments(quizId: string, acts: readonly CommentAct[]): void {
  if (acts.length === 0) drafts.drop(quizId);
  else drafts.keep(quizId, acts);
}

/** Restores an earlier visit's unsaved comments; unreadable ones wait for the next visit. */
async function restoreKept(quizId: string, writing: CommentWriting): Promise<void> {
  const found = drafts.findEarlier(quizId);
  if (found.length === 0) return;
  const read = await import('./read-kept-comments').catch(() => undefined);
  if (!read) return;
  const acts = found.flatMap(({ value }) => read.readKeptComments(value));
  writing.restore(acts, commentTexts.notSavedBefore);
  forgetEarlier(found);
}

interface QuizComments {
  readonly quizId: string;
  readonly writing: CommentWriting;
}

const CommentsContext = createContext<QuizComments | undefined>(undefined);

export function CommentsProvider({ quizId, children }: { quizId: string; children: ReactNode }) {
  const { writing } = commentsOf(quizId);
  const utils = trpc.useUtils();
  useEffect(() => {
    commentsOf(quizId).refused = (error) => {
      void utils.quizzes.head.invalidate({ quizId });
      // The refused request opens the login.
      if (isSessionOver(error)) void utils.results.toMark.invalidate({ quizId });
    };
    commentsOf(quizId).show = async (target, comment) => {
      // An earlier request would return the old comment.
      await utils.results.toMark.cancel({ quizId });
      utils.results.toMark.setData({ quizId }, (results) => results && withComment(results, target, comment));
    };
  }, [utils, quizId]);
  // What a session that ended left unsent.
  useEffect(() => void writing.flush(), [writing]);
  usePending(
    useMemo(() => ({ flush: () => writing.flush({ again: true }), hasUnsent: writing.hasUnsent }), [writing]),
  );
  const value = useMemo(() => ({ quizId, writing }), [quizId, writing]);
  return <CommentsContext value={value}>{children}</CommentsContext>;
}

function useQuizComments(): QuizComments {
  const comments = useContext(CommentsContext);
  if (!comments) throw new Error('Comments are used outside CommentsProvider.');
  return comments;
}

export const useCommentWriting = (): CommentWriting => useQuizComments().writing;

export const useCommentedQuiz = (): string => useQuizComments().quizId;

/** Whether any comment is pending or refused. */
export function useCommentsState(): 'saving' | 'failed' | undefined {
  const writing = useCommentWriting();
  return useSyncExternalStore(writing.watch, () => {
    const states = new Set([...writing.get().values()].map(({ state }) => state));
    return (['failed', 'saving'] as const).find((state) => states.has(state));
  });
}

/** The comment on some answers; `stored` in student order. */
export function useComment(target: CommentTarget, stored: readonly (string | null)[]): CommentView {
  return viewOf(useWatched(useCommentWriting()), target, stored);
}

/** How many of some answers have a comment, and whether one is unsaved; re-renders only on changes. */
export function useCommentCount(target: CommentTarget, stored: readonly (string | null)[]) {
  const writing = useCommentWriting();
  const summary = useSyncExternalStore(writing.watch, () => {
    const { count, state } = viewOf(writing.get(), target, stored);
    return state === 'failed' ? -1 : count;
  });
  return { count: Math.max(summary, 0), isUnsaved: summary < 0 };
}

/** The results with a saved comment; other students keep their objects. */
function withComment(
  results: QuizResults,
  { questionId, studentIds }: CommentTarget,
  comment: string | null,
): QuizResults {
  const meant = new Set(studentIds);
  return {
    ...results,
    results: results.results.map((student) => {
      if (!meant.has(student.studentId)) return student;
      if (questionId === null) return { ...student, comment };
      return {
        ...student,
        evaluationResults: student.evaluationResults.map((result) =>
          result.questionId === questionId ? { ...result, comment } : result,
        ),
      };
    }),
  };
}

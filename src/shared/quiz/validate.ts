import type { Issue } from '../errors';
import { messages } from '../messages';

export interface QuizDraft {
  readonly title: string;
  readonly totalTimeSeconds: number;
  readonly useQuestionTimer: boolean;
  /** `number` is the one in the list, which counts drafts too. */
  readonly questions: readonly { readonly timeLimit: number | null; readonly number?: number }[];
}

const isAboveZero = (seconds: number | null) => seconds !== null && seconds > 0;

/** The problems of a quiz's settings in documented order; times are seconds (spec §5 "Quiz save"). */
export function validateQuiz(draft: QuizDraft): Issue[] {
  const issues: Issue[] = [];
  if (draft.title.trim() === '') issues.push({ field: 'title', sentence: messages.quizTitleRequired });
  if (!draft.useQuestionTimer) {
    if (!isAboveZero(draft.totalTimeSeconds)) {
      issues.push({ field: 'totalTimeSeconds', sentence: messages.quizTotalTimeRequired });
    }
    return issues;
  }
  const untimed = draft.questions.flatMap((question, index) =>
    isAboveZero(question.timeLimit) ? [] : [question.number ?? index + 1],
  );
  if (untimed.length > 0) {
    issues.push({ field: 'questions', sentence: messages.quizQuestionTimesRequired(untimed) });
  }
  return issues;
}

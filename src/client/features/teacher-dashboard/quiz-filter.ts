import type { QuizRow } from '../../../shared/quiz/schema';

export type QuizFilter = 'all' | 'draft' | 'open' | 'to-mark';

const FITS: Readonly<Record<QuizFilter, (quiz: QuizRow) => boolean>> = {
  all: () => true,
  draft: (quiz) => !quiz.isPublished,
  open: (quiz) => quiz.isPublished && quiz.acceptingResponses,
  'to-mark': (quiz) => quiz.attemptedBy.length > 0 && !quiz.scoresReleased,
};

/** The quizzes that fit the filter and hold the searched words in title, description or share ID. */
export function filterQuizzes(
  quizzes: readonly QuizRow[],
  { search, filter }: { search: string; filter: QuizFilter },
): QuizRow[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return quizzes.filter((quiz) => {
    const text = `${quiz.title} ${quiz.description} ${quiz.shareId ?? ''}`.toLocaleLowerCase();
    return FITS[filter](quiz) && words.every((word) => text.includes(word));
  });
}

import { paths, withQuery } from '../../shared/paths';
import { teacherPaths } from '../../shared/teacher-paths';

/**
 * The current address of an old link, in which `view` and `quiz` were in the query of /teacher; null for
 * current addresses.
 */
export function movedTo(path: string, search: string): string | null {
  if (path !== paths.teacher) return null;
  const { view, quiz, ...rest } = Object.fromEntries(new URLSearchParams(search));
  if (view === 'allowances') return teacherPaths.accommodations(quiz);
  if (view === 'receipt') return teacherPaths.receipt(quiz);
  if (!quiz) return null;
  switch (view) {
    case 'edit': {
      const { question, ...state } = rest;
      return withQuery(
        question ? teacherPaths.question(quiz, question) : teacherPaths.questions(quiz),
        state,
      );
    }
    case 'results': {
      const { tab, ...shown } = rest;
      if (tab === 'statistics') return teacherPaths.statistics(quiz, shown);
      return teacherPaths.marks(quiz, tab === 'questions' ? { tab, ...shown } : shown);
    }
    case 'live':
      return teacherPaths.live(quiz);
    case 'print':
      return teacherPaths.print(quiz);
    case 'preview':
      return teacherPaths.preview(quiz);
    default:
      return null;
  }
}

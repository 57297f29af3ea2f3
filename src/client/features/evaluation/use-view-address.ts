import { useLocation, useParams, useSearch } from 'wouter';
import { teacherPaths, type teacherPatterns } from '../../../shared/teacher-paths';

/** The tabs of marking. */
type Tab = 'students' | 'questions';

const OPENED_HERE = 'answersOpenedHere';

const wasOpenedHere = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && OPENED_HERE in state;
};

/** The state of the evaluation screen, in the address so that it can be linked and Back closes the answers. */
export function useViewAddress() {
  const { quizId, page } = useParams<typeof teacherPatterns.quizPage>();
  const [, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const tab: Tab = params.get('tab') === 'questions' ? 'questions' : 'students';

  const addressOf = (
    shown: Tab,
    values: Readonly<Record<string, string | null>>,
    isChosen = params.get('tab') !== null,
  ): string => {
    const query = { ...Object.fromEntries(new URLSearchParams(location.search)), ...values };
    return teacherPaths.marks(quizId, { ...query, tab: shown === 'students' && !isChosen ? null : shown });
  };
  const show = (
    shown: Tab,
    values: Readonly<Record<string, string | null>>,
    { push = false, isChosen = params.get('tab') !== null } = {},
  ) =>
    navigate(addressOf(shown, values, isChosen), {
      replace: !push,
      state: push ? { [OPENED_HERE]: true } : history.state,
    });

  return {
    view: page === 'statistics' ? page : tab,
    studentId: params.get('student'),
    questionId: params.get('question'),
    /** The address of one question's answers. */
    questionHref: (questionId: string) => addressOf('questions', { student: null, question: questionId }),
    /** Whether the address names no tab. */
    isTabOpen: params.get('tab') === null,
    /** An explicit choice is in the address, even of the default. */
    showTab: (shown: Tab) => show(shown, { student: null }, { isChosen: true }),
    showQuestion: (questionId: string) => show(tab, { question: questionId }),
    openStudent: (studentId: string) => show('students', { student: studentId }, { push: true }),
    moveToStudent: (studentId: string) => show(tab, { student: studentId }),
    closeStudent: () => {
      if (wasOpenedHere()) history.back();
      else show(tab, { student: null });
    },
  } as const;
}

import { useLocation, useParams, useSearch } from 'wouter';
import { teacherPaths, type teacherPatterns } from '../../../shared/teacher-paths';
import { useNarrow } from '../../ui/table-rows';

/** The tabs of marking. */
const TABS = ['students', 'questions', 'matrix'] as const;
type Tab = (typeof TABS)[number];

const OPENED_HERE = 'answersOpenedHere';

const stateOf = (key: string): unknown => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && key in state ? Reflect.get(state, key) : undefined;
};

/** The state of the evaluation screen, in the address so that it can be linked and Back closes the answers. */
export function useViewAddress() {
  const { quizId, page } = useParams<typeof teacherPatterns.quizPage>();
  const [, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const isNarrow = useNarrow();
  const asked = TABS.find((each) => each === params.get('tab')) ?? 'students';
  // A phone has no room for the matrix.
  const tab = isNarrow && asked === 'matrix' ? 'students' : asked;

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
    questionHref: (questionId: string) => addressOf('questions', { student: null, question: questionId }),
    /** Whether the address names no tab. */
    isTabOpen: params.get('tab') === null,
    /** An explicit choice is in the address, even of the default. */
    showTab: (shown: Tab) => show(shown, { student: null }, { isChosen: true }),
    showQuestion: (questionId: string) => show(tab, { question: questionId }),
    /** Opens a student's answers beside the list, at a question if it is given. */
    openStudent: (studentId: string, questionId: string | null = null) =>
      show(tab, { student: studentId, question: questionId }, { push: true }),
    moveToStudent: (studentId: string) => show(tab, { student: studentId }),
    closeStudent: () => {
      if (stateOf(OPENED_HERE) === true) history.back();
      else show(tab, { student: null });
    },
  } as const;
}

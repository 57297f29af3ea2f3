import { useSearchParams } from 'wouter';

const TABS = ['students', 'questions', 'statistics'] as const;
export type Tab = (typeof TABS)[number];

const OPENED_HERE = 'answersOpenedHere';

const wasOpenedHere = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && OPENED_HERE in state;
};

/** What the evaluation screen shows, kept in the address so that it can be linked and Back closes the answers. */
export function useViewAddress() {
  const [params, setParams] = useSearchParams();

  const change = (values: Readonly<Record<string, string | null>>, { push = false } = {}) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: !push, state: push ? { [OPENED_HERE]: true } : history.state },
    );

  return {
    tab: TABS.find((tab) => tab === params.get('tab')) ?? 'students',
    studentId: params.get('student'),
    questionId: params.get('question'),
    /** The address of the answers to one question. */
    questionHref: (questionId: string) => {
      const next = new URLSearchParams(params);
      next.delete('student');
      next.set('tab', 'questions');
      next.set('question', questionId);
      return `?${next}`;
    },
    showTab: (tab: Tab) => change({ tab, student: null }),
    showQuestion: (questionId: string) => change({ question: questionId }),
    openStudent: (studentId: string) => change({ tab: 'students', student: studentId }, { push: true }),
    moveToStudent: (studentId: string) => change({ student: studentId }),
    closeStudent: () => {
      if (wasOpenedHere()) history.back();
      else change({ student: null });
    },
  } as const;
}

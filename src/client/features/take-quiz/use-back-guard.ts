import { useEffect } from 'react';

const MARK = 'runningQuiz';

const isMarked = () =>
  typeof history.state === 'object' && history.state !== null && Object.hasOwn(history.state as object, MARK);

/** The browser's Back never leaves a running quiz: the page stays and is told. */
export function useBackGuard(onBack: () => void): void {
  useEffect(() => {
    const mark = () => history.pushState({ [MARK]: true }, '');
    if (!isMarked()) mark();
    const back = () => {
      if (isMarked()) return;
      mark();
      onBack();
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, [onBack]);
}

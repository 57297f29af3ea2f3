import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useShortcut } from '../../platform/shortcuts';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { BankBrowser } from '../../quiz-parts/bank/BankBrowser';
import { bankTexts as texts } from '../../quiz-parts/bank/bank-texts';
import { TeacherBar } from '../../quiz-parts/TeacherBar';
import { Button } from '../../ui/Button';
import { PageShell } from '../../ui/PageShell';
import styles from './QuestionBankScreen.module.css';

const AddToQuizDialog = lazy(async () => ({ default: (await import('./AddToQuizDialog')).AddToQuizDialog }));

/** All questions of the teacher: found, looked at, tagged, and put into quizzes. */
export function QuestionBankScreen() {
  useDocumentTitle(texts.title);
  const dashboard = trpc.quizzes.dashboard.useQuery();
  useSessionEnd(dashboard.error);
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <PageShell header={<TeacherBar teacher={dashboard.data} />} look="desk">
      <div className={styles.page}>
        <h1 className={styles.title}>{texts.title}</h1>
        <BankBrowser
          field={field}
          actions={(selected, clear) => <AddSelected selected={selected} onAdded={clear} />}
        />
      </div>
    </PageShell>
  );
}

function AddSelected({ selected, onAdded }: { selected: readonly string[]; onAdded: () => void }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Button disabled={selected.length === 0} onClick={() => setAdding(true)}>
        {texts.addToQuiz}
      </Button>
      {isAdding && (
        <Suspense>
          <AddToQuizDialog questionIds={selected} onClose={() => setAdding(false)} onAdded={onAdded} />
        </Suspense>
      )}
    </>
  );
}

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { teacherPaths } from '../../../shared/teacher-paths';
import { BankBrowser } from '../../bank/BankBrowser';
import { bankTexts as texts } from '../../bank/bank-texts';
import lists from '../../desk/lists.module.css';
import { TeacherBar } from '../../desk/TeacherBar';
import { useShortcut } from '../../platform/shortcuts';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { Button, ButtonLink } from '../../ui/Button';
import { PageShell } from '../../ui/PageShell';
import styles from './QuestionBankScreen.module.css';

const OpenPracticeDialog = lazy(async () => ({
  default: (await import('../../open-practice/OpenPracticeDialog')).OpenPracticeDialog,
}));
const AddToQuizDialog = lazy(async () => ({ default: (await import('./AddToQuizDialog')).AddToQuizDialog }));

/** All of the teacher's questions: search, view, tag, and add to quizzes. */
export function QuestionBankScreen() {
  useDocumentTitle(texts.title);
  const dashboard = trpc.quizzes.dashboard.useQuery();
  useSessionEnd(dashboard.error);
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <PageShell header={<TeacherBar teacher={dashboard.data} />} look="desk">
      <div className={lists.page}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className={styles.title}>{texts.title}</h1>
          <ButtonLink href={teacherPaths.practiceSets} variant="secondary">
            {texts.practice}
          </ButtonLink>
        </div>
        <BankBrowser
          field={field}
          actions={(selected, clear, { tag }) => (
            <>
              {tag !== '' && <PractiseTag key={tag} tag={tag} />}
              <AddSelected selected={selected} onAdded={clear} />
            </>
          )}
        />
      </div>
    </PageShell>
  );
}

function PractiseTag({ tag }: { tag: string }) {
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpening(true)}>
        {texts.practiseTag}
      </Button>
      {isOpening && (
        <Suspense>
          <OpenPracticeDialog subject={{ tag }} title={tag} onClose={() => setOpening(false)} />
        </Suspense>
      )}
    </>
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

import { lazy, Suspense, useState } from 'react';
import type { PracticeSet } from '../../../shared/practice/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import lists from '../../desk/lists.module.css';
import { TeacherBar } from '../../desk/TeacherBar';
import { Loaded } from '../../loading/Loaded';
import { practiceTexts } from '../../open-practice/practice-texts';
import { usePracticeActs } from '../../open-practice/use-practice-acts';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PageShell } from '../../ui/PageShell';
import styles from './PracticeSets.module.css';
import { EndedSets, SetRow } from './SetRow';
import { texts } from './texts';

const ChangeClassesDialog = lazy(async () => ({
  default: (await import('../../open-practice/ChangeClassesDialog')).ChangeClassesDialog,
}));

/** The practice sets: classes, held-back questions with reasons, number of students, and closing. */
export function PracticeSetsScreen() {
  useDocumentTitle(practiceTexts.practice);
  const dashboard = trpc.quizzes.dashboard.useQuery();
  const sets = trpc.practice.listSets.useQuery();
  useSessionEnd(sets.error);
  const acts = usePracticeActs();
  const [changed, setChanged] = useState<PracticeSet | null>(null);
  return (
    <PageShell header={<TeacherBar teacher={dashboard.data} />} look="desk">
      <div className={lists.page}>
        <h1 className={styles.title}>{practiceTexts.practice}</h1>
        <p className="max-w-read text-muted">{practiceTexts.lead}</p>
        {acts.failure && (
          <Banner tone="bad" role="alert" onDismiss={acts.dismissFailure}>
            {acts.failure}
          </Banner>
        )}
        <Loaded query={sets} failed={practiceTexts.loadFailed} shape={['7rem', '7rem', '7rem']}>
          {({ open, ended }) => (
            <>
              {open.length === 0 ? (
                <EmptyState
                  title={texts.none}
                  action={<ButtonLink href={teacherPaths.bank}>{texts.toBank}</ButtonLink>}
                >
                  {texts.noneMore}
                </EmptyState>
              ) : (
                <ul className={styles.list} aria-label={texts.open}>
                  {open.map((set) => (
                    <SetRow
                      key={set._id}
                      set={set}
                      isBusy={acts.busyId === set._id}
                      onChange={() => setChanged(set)}
                      onEnd={() => acts.close(set)}
                    />
                  ))}
                </ul>
              )}
              {ended.length > 0 && <EndedSets sets={ended} acts={acts} />}
            </>
          )}
        </Loaded>
      </div>
      {changed && (
        <Suspense>
          <ChangeClassesDialog set={changed} onClose={() => setChanged(null)} />
        </Suspense>
      )}
    </PageShell>
  );
}

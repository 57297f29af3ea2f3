import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { SchoolClass } from '../../../shared/classes/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { Loaded } from '../../quiz-parts/Loaded';
import { TeacherBar } from '../../quiz-parts/TeacherBar';
import { RightContext } from '../../quiz-parts/use-may';
import { Banner } from '../../ui/Banner';
import { PageShell } from '../../ui/PageShell';
import { ClassHead } from './ClassHead';
import styles from './ClassScreen.module.css';
import { CodeCard } from './CodeCard';
import { Members } from './members/Members';
import { texts } from './texts';
import { useClassActs } from './use-class-acts';
import { useShareEnd } from './use-share-end';

const LeftMembers = lazy(async () => ({ default: (await import('./members/LeftMembers')).LeftMembers }));

// Below the code, and below the list on a phone: nobody waits for it.
const AssignedQuizzes = lazy(async () => ({ default: (await import('./AssignedQuizzes')).AssignedQuizzes }));

const RosterDialog = lazy(async () => ({ default: (await import('./roster/RosterDialog')).RosterDialog }));

/** One class: its list with what each needs, its code, and the quizzes that it has to take. */
export function ClassScreen({ classId }: { classId: string }) {
  const dashboard = trpc.quizzes.dashboard.useQuery();
  const query = trpc.classes.get.useQuery({ classId });
  useSessionEnd(query.error);
  useShareEnd(query);
  useDocumentTitle(query.data?.name ?? texts.classes);
  return (
    <PageShell header={<TeacherBar teacher={dashboard.data} />} look="desk">
      <div className={styles.page}>
        <Loaded query={query} failed={texts.classFailed} shape={['2rem', '2rem', '24rem']}>
          {(schoolClass) => (
            <RightContext value={schoolClass.right}>
              <Class key={classId} schoolClass={schoolClass} />
            </RightContext>
          )}
        </Loaded>
      </div>
    </PageShell>
  );
}

function Class({ schoolClass }: { schoolClass: SchoolClass }) {
  const [, navigate] = useLocation();
  const acts = useClassActs({ onRemoved: () => navigate(teacherPaths.classes) });
  /** How often the form for one more student was asked for: each press leads to its first field. */
  const [addCount, setAddCount] = useState(0);
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <ClassHead
        schoolClass={schoolClass}
        onAdd={() => setAddCount((count) => count + 1)}
        onImport={() => setImporting(true)}
        onRemove={() => acts.remove(schoolClass)}
      />
      {acts.failure && (
        <Banner tone="bad" role="alert" onDismiss={acts.dismissFailure}>
          {acts.failure}
        </Banner>
      )}
      {isImporting && (
        <Suspense>
          <RosterDialog classId={schoolClass._id} onClose={() => setImporting(false)} />
        </Suspense>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Members schoolClass={schoolClass} addCount={addCount} onAdded={() => setAddCount(0)} />
          {schoolClass.left.length > 0 && (
            <Suspense>
              <LeftMembers schoolClass={schoolClass} />
            </Suspense>
          )}
        </div>
        <div className={styles.side}>
          <CodeCard code={schoolClass.code} />
          <Suspense>
            <AssignedQuizzes quizzes={schoolClass.quizzes} />
          </Suspense>
        </div>
      </div>
    </>
  );
}

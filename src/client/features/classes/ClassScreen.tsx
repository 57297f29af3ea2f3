import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { SchoolClass } from '../../../shared/classes/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { statusOf } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { Loaded, type Loading } from '../../quiz-parts/Loaded';
import { rightTexts } from '../../quiz-parts/right-texts';
import { TeacherBar } from '../../quiz-parts/TeacherBar';
import { RightContext } from '../../quiz-parts/use-may';
import { Banner } from '../../ui/Banner';
import { PageShell } from '../../ui/PageShell';
import { useToast } from '../../ui/Toaster';
import { ClassHead } from './ClassHead';
import styles from './ClassScreen.module.css';
import { CodeCard } from './CodeCard';
import { Members } from './members/Members';
import { texts } from './texts';
import { useClassActs } from './use-class-acts';

const LeftMembers = lazy(async () => ({ default: (await import('./members/LeftMembers')).LeftMembers }));

// Below the code, and on a phone below the list.
const AssignedQuizzes = lazy(async () => ({ default: (await import('./AssignedQuizzes')).AssignedQuizzes }));

const SignInNews = lazy(async () => ({ default: (await import('./SignInNews')).SignInNews }));

const RosterDialog = lazy(async () => ({ default: (await import('./roster/RosterDialog')).RosterDialog }));

/** Refetches failed sign-ins while the page is open. */
const LOOK_AGAIN_MS = 60_000;

/** One class: its list with needs, its code, and its assigned quizzes. */
export function ClassScreen({ classId }: { classId: string }) {
  const dashboard = trpc.quizzes.dashboard.useQuery();
  const query = trpc.classes.get.useQuery({ classId }, { refetchInterval: LOOK_AGAIN_MS });
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
  /** Counts requests for the form of a new student: each focuses its first field. */
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
      <Suspense>
        <SignInNews schoolClass={schoolClass} />
      </Suspense>
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
          <CodeCard schoolClass={schoolClass} />
          <Suspense>
            <AssignedQuizzes quizzes={schoolClass.quizzes} />
          </Suspense>
        </div>
      </div>
    </>
  );
}

/** Leaves for the list of classes, with a sentence, once a colleague's class is no longer shared. */
function useShareEnd({ data, error }: Loading<SchoolClass>): void {
  const [, navigate] = useLocation();
  const toast = useToast();
  const name = data?.owner ? data.name : undefined;
  const hasEnded = name !== undefined && statusOf(error) === 404;
  useEffect(() => {
    if (!hasEnded) return;
    toast(rightTexts.hasEnded(name), { subject: 'right' });
    navigate(teacherPaths.classes, { replace: true });
  }, [hasEnded, name, toast, navigate]);
}

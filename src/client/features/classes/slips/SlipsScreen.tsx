import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { covers } from '../../../../shared/access/rights';
import type { SchoolClass, Slip } from '../../../../shared/classes/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { ownerName } from '../../../colleagues/right-texts';
import { ScreenHead } from '../../../desk/ScreenHead';
import { TeacherBar } from '../../../desk/TeacherBar';
import { Loaded } from '../../../loading/Loaded';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { useSessionEnd } from '../../../platform/use-teacher-login';
import { EmptyState } from '../../../ui/EmptyState';
import { PageShell } from '../../../ui/PageShell';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';
import { usesPin } from '../class-sign-in';
import { texts as classTexts } from '../texts';
import { MadeSlips } from './MadeSlips';
import { forgetMadeSlips, keptSlips } from './made-slips';
import { SlipChoice } from './SlipChoice';
import styles from './SlipsScreen.module.css';
import { texts } from './texts';

/** Makes and prints the slips of a class. */
export function SlipsScreen({ classId }: { classId: string }) {
  const dashboard = trpc.quizzes.dashboard.useQuery();
  const [kept] = useState(() => keptSlips(classId));
  useEffect(forgetMadeSlips, []);
  const query = trpc.classes.get.useQuery({ classId });
  useSessionEnd(query.error);
  useDocumentTitle(query.data ? texts.title(query.data.name) : texts.heading);
  return (
    <PageShell header={<TeacherBar teacher={dashboard.data} />} look="desk">
      <div className={styles.page}>
        <Loaded query={query} failed={classTexts.classFailed} shape={['2rem', '20rem']}>
          {(schoolClass) =>
            covers(schoolClass.right, 'mark') ? (
              <Slips key={classId} schoolClass={schoolClass} kept={kept} />
            ) : (
              <EmptyState title={texts.notForYou}>{texts.askOwner(ownerName(schoolClass))}</EmptyState>
            )
          }
        </Loaded>
      </div>
    </PageShell>
  );
}

function Slips({ schoolClass, kept }: { schoolClass: SchoolClass; kept: readonly Slip[] | undefined }) {
  const asked = new URLSearchParams(useSearch()).get('member');
  const [slips, setSlips] = useState<readonly Slip[] | undefined>(kept);
  const top = useRef<HTMLDivElement>(null);
  useLeaveQuestion(slips !== undefined);
  // The form, and later the slips, replace the focused element.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) top.current?.focus();
    isFirst.current = slips === undefined && isFirst.current;
  }, [slips]);
  const members = schoolClass.members.filter(usesPin);
  return (
    <>
      <div className={styles.head}>
        <ScreenHead
          back={{ href: teacherPaths.students(schoolClass._id), label: texts.back }}
          title={texts.title(schoolClass.name)}
        />
        {!slips && <p className="max-w-read text-muted">{texts.lead}</p>}
      </div>
      <div ref={top} tabIndex={-1} className={styles.content}>
        {slips && <MadeSlips slips={slips} schoolClass={schoolClass} onAgain={() => setSlips(undefined)} />}
        {!slips && members.length === 0 && <EmptyState title={texts.nobody}>{texts.nobodyMore}</EmptyState>}
        {!slips && members.length > 0 && (
          <SlipChoice classId={schoolClass._id} members={members} askedFor={asked} onMade={setSlips} />
        )}
      </div>
    </>
  );
}

const QUESTION = { title: texts.leaveTitle, body: texts.leaveBody };
const nowhere = () => false;
const keepNothing = () => 'nothing' as const;

/** The PINs exist only here: leaving asks whether they are printed. */
function useLeaveQuestion(hasSlips: boolean): void {
  const leave = useCallback(() => undefined, []);
  useUnsavedChanges(hasSlips, { mayGoTo: nowhere, keep: keepNothing, leave, question: QUESTION });
}

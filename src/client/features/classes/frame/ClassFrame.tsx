import { CalendarPlus, KeyRound, UserPlus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { SchoolClass } from '../../../../shared/classes/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { rightTexts, sharedLine } from '../../../colleagues/right-texts';
import { RightContext, useMay } from '../../../colleagues/use-may';
import { Frame } from '../../../desk/frame/Frame';
import frame from '../../../desk/frame/Frame.module.css';
import { FrameTabs } from '../../../desk/frame/FrameTabs';
import type { Loading } from '../../../loading/Loaded';
import { statusOf } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { useSessionEnd } from '../../../platform/use-teacher-login';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonLink } from '../../../ui/Button';
import { useToast } from '../../../ui/Toaster';
import { cannotSignIn } from '../class-sign-in';
import { texts } from '../texts';
import { useClassActs } from '../use-class-acts';
import { type ClassTab, classTabs } from './class-tabs';

// Loaded after the tab.
const ClassMenu = lazy(async () => ({ default: (await import('./ClassMenu')).ClassMenu }));
const AssignDialog = lazy(async () => ({ default: (await import('./AssignDialog')).AssignDialog }));
const RosterDialog = lazy(async () => ({ default: (await import('../roster/RosterDialog')).RosterDialog }));

/** Refetches failed sign-ins while the page is open. */
const LOOK_AGAIN_MS = 60_000;

interface ClassFrameProps {
  classId: string;
  /** The open tab. */
  tab: ClassTab;
  /** Called when the pointer or the focus reaches a tab. */
  onAim: (tab: ClassTab) => void;
  /** Off on a page with its own primary action. */
  hasStep?: boolean | undefined;
  children: ReactNode;
}

/** The frame of a class: its head with the next step, its tabs, and the open tab. */
export function ClassFrame({ classId, tab, onAim, hasStep = true, children }: ClassFrameProps) {
  const dashboard = trpc.quizzes.dashboard.useQuery();
  const query = trpc.classes.get.useQuery({ classId }, { refetchInterval: LOOK_AGAIN_MS });
  useSessionEnd(query.error);
  useShareEnd(query);
  const [, navigate] = useLocation();
  const acts = useClassActs({ onRemoved: () => navigate(teacherPaths.classes) });
  const [dialog, setDialog] = useState<'import' | 'assign' | undefined>();
  const close = () => setDialog(undefined);
  const schoolClass = query.data;
  const open = { onImport: () => setDialog('import'), onAssign: () => setDialog('assign') };
  return (
    <RightContext value={schoolClass?.right ?? null}>
      <Frame
        isOneRow
        teacher={dashboard.data}
        back={{ href: teacherPaths.classes, label: texts.backToClasses }}
        title={
          <h1 className={frame.title} dir="auto" title={schoolClass?.name}>
            {schoolClass?.name ?? texts.class}
          </h1>
        }
        tabs={
          <FrameTabs label={texts.class} open={tab} tabs={classTabs(classId, schoolClass)} onAim={onAim} />
        }
        actions={
          schoolClass && (
            <>
              <Suspense>
                <ClassMenu {...{ schoolClass, ...open }} onRemove={() => acts.remove(schoolClass)} />
              </Suspense>
              {hasStep && <ClassStep schoolClass={schoolClass} {...open} />}
            </>
          )
        }
      >
        {schoolClass?.owner && <p className={frame.facts}>{sharedLine('class', schoolClass)}</p>}
        {acts.failure && (
          <Banner tone="bad" role="alert" onDismiss={acts.dismissFailure}>
            {acts.failure}
          </Banner>
        )}
        <Suspense>
          {dialog === 'import' && <RosterDialog classId={classId} onClose={close} />}
          {dialog === 'assign' && schoolClass && <AssignDialog schoolClass={schoolClass} onClose={close} />}
        </Suspense>
        {children}
      </Frame>
    </RightContext>
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

interface ClassStepProps {
  schoolClass: SchoolClass;
  onImport: () => void;
  onAssign: () => void;
}

/** The primary action of a class: students first, then a way for each to sign in, then a quiz. */
function ClassStep({ schoolClass: { _id, members }, onImport, onAssign }: ClassStepProps) {
  const mayAssign = useMay('mark');
  const mayAdd = useMay('edit');
  if (!mayAssign) return null;
  if (members.length === 0 && mayAdd) {
    return (
      <Button onClick={onImport}>
        <UserPlus size={18} aria-hidden="true" /> {texts.addStudents}
      </Button>
    );
  }
  if (members.some(cannotSignIn)) {
    return (
      <ButtonLink href={teacherPaths.slips(_id)}>
        <KeyRound size={18} aria-hidden="true" /> {texts.printSlips}
      </ButtonLink>
    );
  }
  return (
    <Button onClick={onAssign}>
      <CalendarPlus size={18} aria-hidden="true" /> {texts.assign}
    </Button>
  );
}

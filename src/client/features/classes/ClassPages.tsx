import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch, useSearch } from 'wouter';
import { teacherPaths, teacherPatterns } from '../../../shared/teacher-paths';
import { prepared } from '../../platform/prepared';
import { Skeleton } from '../../ui/Skeleton';
import { ClassesScreen } from './ClassesScreen';
import { ClassFrame } from './frame/ClassFrame';
import { type ClassTab, isClassTab } from './frame/class-tabs';
import { ClassReportsScreen } from './parents/ClassReportsScreen';
import { ClassQuizzesScreen } from './quizzes/ClassQuizzesScreen';
import { StudentsScreen } from './StudentsScreen';
import { ClassSettingsScreen } from './settings/ClassSettingsScreen';
import { ClassTopicsScreen } from './topics/ClassTopicsScreen';

const StudentScreen = lazy(async () => ({
  default: (await import('./student/StudentScreen')).StudentScreen,
}));
const SlipsScreen = lazy(async () => ({ default: (await import('./slips/SlipsScreen')).SlipsScreen }));
const GradebookScreen = prepared(async () => (await import('./gradebook/GradebookScreen')).GradebookScreen);
const PupilReportScreen = lazy(async () => ({
  default: (await import('./parents/PupilReportScreen')).PupilReportScreen,
}));

/** The routes of classes, in their own chunk. */
export function ClassPages({ notFound }: { notFound: ReactNode }) {
  const search = useSearch();
  return (
    <Switch>
      <Route path={teacherPatterns.classes}>
        <ClassesScreen />
      </Route>
      <Route path={teacherPatterns.schoolClass}>
        {({ classId }) => <Redirect to={teacherPaths.students(classId)} replace />}
      </Route>
      <Route path={teacherPatterns.slips}>{({ classId }) => <SlipsScreen classId={classId} />}</Route>
      <Route path={teacherPatterns.pupils}>
        {({ classId }) => (
          <Redirect
            to={teacherPaths.classReports(classId, Object.fromEntries(new URLSearchParams(search)))}
            replace
          />
        )}
      </Route>
      <Route path={teacherPatterns.pupilReport}>
        {({ classId, memberId }) => (
          <InFrame classId={classId} tab="parents">
            <PupilReportScreen classId={classId} memberId={memberId} />
          </InFrame>
        )}
      </Route>
      <Route path={teacherPatterns.classStudent}>
        {({ classId, memberId }) => (
          <InFrame classId={classId} tab="students" hasStep={false}>
            <StudentScreen classId={classId} memberId={memberId} />
          </InFrame>
        )}
      </Route>
      <Route path={CLASS_TAB}>
        {({ classId, tab }) => {
          if (!isClassTab(tab)) return notFound;
          const Screen = SCREENS[tab];
          return (
            <InFrame classId={classId} tab={tab}>
              <Screen classId={classId} />
            </InFrame>
          );
        }}
      </Route>
      <Route>{notFound}</Route>
    </Switch>
  );
}

const CLASS_TAB = `${teacherPatterns.schoolClass}/:tab` as const;

/** The screen of each tab of a class; a missing one does not compile. */
const SCREENS: Readonly<Record<ClassTab, ComponentType<{ readonly classId: string }>>> = {
  students: StudentsScreen,
  quizzes: ClassQuizzesScreen,
  gradebook: GradebookScreen.Screen,
  topics: ClassTopicsScreen,
  parents: ClassReportsScreen,
  settings: ClassSettingsScreen,
};

const prepareTab = (tab: ClassTab) => {
  if (tab === 'gradebook') void GradebookScreen.prepare();
};

interface InFrameProps {
  classId: string;
  tab: ClassTab;
  hasStep?: boolean;
  children: ReactNode;
}

function InFrame({ classId, children, ...frame }: InFrameProps) {
  return (
    <ClassFrame key={classId} classId={classId} onAim={prepareTab} {...frame}>
      <Suspense fallback={<Skeleton height="20rem" />}>{children}</Suspense>
    </ClassFrame>
  );
}

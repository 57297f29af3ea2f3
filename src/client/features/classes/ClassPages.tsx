import { lazy, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { teacherPatterns } from '../../../shared/teacher-paths';

const ClassesScreen = lazy(async () => ({ default: (await import('./ClassesScreen')).ClassesScreen }));
const ClassScreen = lazy(async () => ({ default: (await import('./ClassScreen')).ClassScreen }));
const SlipsScreen = lazy(async () => ({ default: (await import('./slips/SlipsScreen')).SlipsScreen }));
const GradebookScreen = lazy(async () => ({
  default: (await import('./gradebook/GradebookScreen')).GradebookScreen,
}));
const ClassTopicsScreen = lazy(async () => ({
  default: (await import('./topics/ClassTopicsScreen')).ClassTopicsScreen,
}));
const ClassReportsScreen = lazy(async () => ({
  default: (await import('./parents/ClassReportsScreen')).ClassReportsScreen,
}));
const PupilReportScreen = lazy(async () => ({
  default: (await import('./parents/PupilReportScreen')).PupilReportScreen,
}));

/** The routes of classes, in a chunk of their own. */
export function ClassPages({ notFound }: { notFound: ReactNode }) {
  return (
    <Switch>
      <Route path={teacherPatterns.classes}>
        <ClassesScreen />
      </Route>
      <Route path={teacherPatterns.schoolClass}>{({ classId }) => <ClassScreen classId={classId} />}</Route>
      <Route path={teacherPatterns.slips}>{({ classId }) => <SlipsScreen classId={classId} />}</Route>
      <Route path={teacherPatterns.gradebook}>{({ classId }) => <GradebookScreen classId={classId} />}</Route>
      <Route path={teacherPatterns.classTopics}>
        {({ classId }) => <ClassTopicsScreen classId={classId} />}
      </Route>
      <Route path={teacherPatterns.classReports}>
        {({ classId }) => <ClassReportsScreen classId={classId} />}
      </Route>
      <Route path={teacherPatterns.pupilReport}>
        {({ classId, memberId }) => <PupilReportScreen classId={classId} memberId={memberId} />}
      </Route>
      <Route>{notFound}</Route>
    </Switch>
  );
}

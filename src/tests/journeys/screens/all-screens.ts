import { PAGES, type PageName } from '../../../server/rules/pages';
import { assignScreens } from './assign-screens';
import { availableScreens } from './available-screens';
import { bankScreens } from './bank-screens';
import { benchScreens } from './bench-screens';
import { choiceScreens } from './choice-screens';
import { classScreens } from './class-screens';
import { colleagueScreens } from './colleague-screens';
import { commentScreens } from './comment-screens';
import { editorScreens } from './editor-screens';
import { evaluationScreens } from './evaluation-screens';
import { gradebookScreens } from './gradebook-screens';
import { importScreens } from './import-screens';
import { interruptedScreens } from './interrupted-screens';
import { liveScreens } from './live-screens';
import { namesScreens } from './names-screens';
import { operatorScreens } from './operator-screens';
import { parentsScreens } from './parents-screens';
import { poolScreens } from './pool-screens';
import { practiceScreens } from './practice-screens';
import { publicScreens } from './public-screens';
import { reviewScreens } from './review-screens';
import { richScreens } from './rich-screens';
import { rubricScreens } from './rubric-screens';
import { runnerScreens } from './runner-screens';
import type { Screen } from './screen';
import { secondLookScreens } from './second-look-screens';
import { shareScreens } from './share-screens';
import { studentScreens } from './student-screens';
import { superviseScreens } from './supervise-screens';
import { teacherScreens } from './teacher-screens';
import { togetherScreens } from './together-screens';
import { typeScreens } from './type-screens';
import { waitingScreens } from './waiting-screens';

/** Every screen in every state that users can reach. */
export const allScreens: readonly Screen[] = [
  ...publicScreens,
  ...studentScreens,
  ...availableScreens,
  ...runnerScreens,
  ...interruptedScreens,
  ...waitingScreens,
  ...practiceScreens,
  ...teacherScreens,
  ...editorScreens,
  ...poolScreens,
  ...importScreens,
  ...evaluationScreens,
  ...namesScreens,
  ...secondLookScreens,
  ...reviewScreens,
  ...benchScreens,
  ...togetherScreens,
  ...choiceScreens,
  ...richScreens,
  ...typeScreens,
  ...commentScreens,
  ...rubricScreens,
  ...shareScreens,
  ...colleagueScreens,
  ...assignScreens,
  ...liveScreens,
  ...superviseScreens,
  ...bankScreens,
  ...classScreens,
  ...gradebookScreens,
  ...parentsScreens,
  ...operatorScreens,
];

/** A screen per page; a page without one does not compile. Addresses that redirect have none. */
export const SCREEN_OF: Readonly<Record<Exclude<PageName, 'quiz' | 'schoolClass' | 'pupils'>, string>> = {
  landing: 'landing',
  aboutUs: 'about-us',
  terms: 'terms',
  privacyPolicy: 'privacy-policy',
  refundPolicy: 'refund-policy',
  contactUs: 'contact-us',
  plans: 'plans',
  teacherLogin: 'login-teacher',
  studentLogin: 'login-student',
  classLogin: 'login-class',
  demoSignIn: 'demo-accounts',
  student: 'student-attempts',
  practice: 'practice',
  teacher: 'teacher-rows',
  accommodations: 'allowances',
  receipt: 'receipt-unchanged',
  bank: 'bank',
  practiceSets: 'practice-sets',
  classes: 'classes',
  students: 'class',
  classStudent: 'class-student',
  classQuizzes: 'class-quizzes',
  classSettings: 'class-settings',
  slips: 'class-slips',
  gradebook: 'gradebook',
  classTopics: 'class-topics',
  classReports: 'parents-class',
  pupilReport: 'parents-sheet',
  questions: 'quiz-editor',
  question: 'question-editor-filled',
  settings: 'quiz-settings',
  share: 'share',
  assign: 'quiz-assign',
  live: 'live-class',
  marks: 'evaluation-students',
  statistics: 'evaluation-statistics',
  print: 'print-paper',
  preview: 'preview',
  admin: 'operator',
  notFound: 'not-found',
};

const screenOf = new Map(Object.entries(SCREEN_OF));

/** Whether a screen is at the address of each page it shows. */
export const isAtItsPages = (screen: string, path: string): boolean =>
  Object.entries(PAGES)
    .filter(([name]) => screenOf.get(name) === screen)
    .every(([, page]) =>
      new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`).test(path),
    );

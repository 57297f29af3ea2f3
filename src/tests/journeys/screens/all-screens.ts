import { editorScreens } from './editor-screens';
import { evaluationScreens } from './evaluation-screens';
import { liveScreens } from './live-screens';
import { operatorScreens } from './operator-screens';
import { publicScreens } from './public-screens';
import { reviewScreens } from './review-screens';
import { runnerScreens } from './runner-screens';
import type { Screen } from './screen';
import { studentScreens } from './student-screens';
import { superviseScreens } from './supervise-screens';
import { teacherScreens } from './teacher-screens';

/** Every screen in every state that a person may meet. */
export const allScreens: readonly Screen[] = [
  ...publicScreens,
  ...studentScreens,
  ...runnerScreens,
  ...teacherScreens,
  ...editorScreens,
  ...evaluationScreens,
  ...reviewScreens,
  ...liveScreens,
  ...superviseScreens,
  ...operatorScreens,
];

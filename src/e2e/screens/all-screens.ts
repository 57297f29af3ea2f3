import { editorScreens } from './editor-screens';
import { evaluationScreens } from './evaluation-screens';
import { liveScreens } from './live-screens';
import { publicScreens } from './public-screens';
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
  ...liveScreens,
  ...superviseScreens,
];

/** The screen of that name; a name that is not there is a mistake in the list that asks. */
export function screenNamed(name: string): Screen {
  const screen = allScreens.find((candidate) => candidate.name === name);
  if (!screen) throw new Error(`There is no screen "${name}".`);
  return screen;
}

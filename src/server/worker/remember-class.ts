import {
  markReadAnswers,
  type TextAnswersToMark,
  type TextMark,
} from '../rules/marking/text/mark-text-answers';
import { type ReadClass, readClass } from '../rules/marking/text/read-class';

interface Remembered {
  readonly key: string;
  readonly read: ReadClass;
  /** The marks without teacher marks are needed again after each of them. */
  untaught: { readonly key: string; readonly marks: TextMark[] } | undefined;
}

/**
 * `markTextAnswers` with a cache of the last class: every teacher mark marks the same class again, and parsing it costs more
 * than marking.
 */
export function rememberingMarker(): (task: TextAnswersToMark) => TextMark[] {
  let last: Remembered | undefined;
  return (task) => {
    const { teacherMarks, opinions, opinionsElsewhere, ...ofClass } = task;
    const key = JSON.stringify(ofClass);
    if (last?.key !== key) last = { key, read: readClass(ofClass), untaught: undefined };
    if (teacherMarks.length > 0) return markReadAnswers(last.read, task);
    const untaughtKey = JSON.stringify([opinions, opinionsElsewhere]);
    if (last.untaught?.key !== untaughtKey) {
      last.untaught = { key: untaughtKey, marks: markReadAnswers(last.read, task) };
    }
    return last.untaught.marks;
  };
}

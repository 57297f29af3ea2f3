import { DEFAULT_TOTAL_TIME_SECONDS, TITLE_MAXIMUM_LENGTH } from '../constants';
import { messages } from '../messages';
import type { QuizSettings } from './schema';
import { quizSwitches } from './settings';

/** The first unused 'Quiz N' (spec §4; titles are compared trimmed). */
export function nextQuizTitle(titles: readonly string[]): string {
  return firstFree(titles, messages.newQuizTitle);
}

/** The first free "… (copy)" of a title, within the title limit. */
export function copyTitle(title: string, titles: readonly string[]): string {
  const source = title.trim();
  return firstFree(titles, (number) => {
    const suffixLength = messages.copyTitle('', number).length;
    const kept = source.slice(0, TITLE_MAXIMUM_LENGTH - suffixLength).toWellFormed();
    return messages.copyTitle(kept.trimEnd(), number);
  });
}

/** The first free title of a quiz for another class: 'Cells (9c)', in place of the class whose name it had. */
export function classTitle(
  title: string,
  names: { readonly className: string; readonly formerNames: readonly string[] },
  titles: readonly string[],
): string {
  const source = title.trim();
  const former = names.formerNames.map((name) => ` (${name})`).find((ending) => source.endsWith(ending));
  const bare = former ? source.slice(0, -former.length) : source;
  return firstFree(titles, (number) => {
    const ending = number === 1 ? ` (${names.className})` : ` (${names.className}, ${number})`;
    return (
      bare
        .slice(0, TITLE_MAXIMUM_LENGTH - ending.length)
        .toWellFormed()
        .trimEnd() + ending
    );
  });
}

/** The settings of a new draft (spec §3 and §4); total time in seconds. */
export function blankQuiz(title: string): QuizSettings {
  return {
    title,
    description: messages.newQuizDescription,
    totalTimeSeconds: DEFAULT_TOTAL_TIME_SECONDS,
    lang: null,
    ...quizSwitches,
  };
}

/** Whether settings are still those of a new quiz, its numbered title included. */
export function isBlank(settings: QuizSettings): boolean {
  const { title } = settings;
  const now: Readonly<Record<string, unknown>> = settings;
  const [number] = /\d{1,9}$/.exec(title) ?? [];
  const isNumbered = number !== undefined && title === messages.newQuizTitle(Number(number));
  return isNumbered && Object.entries(blankQuiz(title)).every(([name, value]) => now[name] === value);
}

function firstFree(titles: readonly string[], titleOf: (number: number) => string): string {
  const taken = new Set(titles.map((title) => title.trim()));
  let number = 1;
  while (taken.has(titleOf(number))) number += 1;
  return titleOf(number);
}

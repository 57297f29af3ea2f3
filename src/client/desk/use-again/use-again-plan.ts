import { useState } from 'react';
import type { StartWindow } from '../../../shared/assignment/may-start';
import { nowMs as now } from '../../platform/clock';
import { ownTimeZone } from '../../platform/local-date-time';
import { readWindow, windowFieldsOf } from '../window/window-fields';
import { moved, weeksLater } from './weeks-later';

/** A quiz to be used again, with its old window. */
export interface UsedQuiz extends StartWindow {
  readonly quizId: string;
  readonly title: string;
}

/** The windows of the copies, as proposed until the teacher changes them. */
export function useAgainPlan(quizzes: readonly UsedQuiz[]) {
  const timeZone = ownTimeZone();
  const [nowMs] = useState(now);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asked, setWeeks] = useState<number>();
  const chosen = quizzes.filter(({ quizId }) => !left.has(quizId));
  const weeks = asked ?? weeksLater(chosen, { nowMs, timeZone });
  const [fields, setFields] = useState(() =>
    windowFieldsOf(moved(quizzes[0] ?? { opensAt: null, closesAt: null }, weeks, timeZone), timeZone),
  );
  const isOne = quizzes.length === 1;
  const windowOf = (quiz: StartWindow) =>
    isOne ? readWindow(fields, timeZone) : moved(quiz, weeks, timeZone);
  return {
    ...{ nowMs, fields, setFields },
    windows: chosen.map(({ quizId, ...quiz }) => ({ quizId, ...windowOf(quiz) })),
    several: isOne
      ? undefined
      : {
          ...{ weeks, setWeeks, windowOf },
          isChosen: (quizId: string) => !left.has(quizId),
          choose: (quizIds: readonly string[], isOn: boolean) =>
            setLeft(new Set(isOn ? [...left].filter((id) => !quizIds.includes(id)) : [...left, ...quizIds])),
        },
  };
}

export type AgainPlan = ReturnType<typeof useAgainPlan>;

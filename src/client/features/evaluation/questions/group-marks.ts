import { type KeyboardEvent, useState } from 'react';
import { MARK_STEP } from '../../../../shared/constants';
import type { ReviewedResult } from '../../../../shared/results/schema';
import { useShortcutsOn } from '../../../platform/shortcuts';
import { toStep } from '../../../ui/step-value';
import { useMarking } from '../use-marking';
import type { AnswerMark } from '../with-marks';

interface CommonMarks {
  readonly low: number;
  readonly high: number;
  /** The mark that most of the answers have; of equals the first. */
  readonly mostGiven: number;
}

/** The marks within a group of answers; undefined while none of them is evaluated. */
export function commonMarks(results: readonly ReviewedResult[]): CommonMarks | undefined {
  const scores = results.map(({ score }) => score);
  const [first] = scores;
  if (first === undefined) return undefined;
  const byScore = [...Map.groupBy(scores, (score) => score)];
  const [mostGiven] = byScore.reduce((best, same) => (same[1].length > best[1].length ? same : best));
  return { low: Math.min(...scores), high: Math.max(...scores), mostGiven };
}

/**
 * The answer that speaks for a group: one that still waits for review, else the first; with the rationale of the first answer
 * that has one; undefined while none of them is evaluated.
 */
export function groupOrigin(results: readonly ReviewedResult[]): ReviewedResult | undefined {
  const shown = results.find(({ needsReview }) => needsReview) ?? results[0];
  if (!shown) return undefined;
  const rationale = shown.rationale ?? results.find((each) => each.rationale !== null)?.rationale ?? null;
  return { ...shown, rationale };
}

interface LastDecision {
  readonly marks: number;
  /** The answers as they were. */
  readonly before: readonly AnswerMark[];
}

/** One decision for all the answers of a group, and a way back to what they were. */
export function useGroupMarks(questionId: string, members: readonly AnswerMark[]) {
  const { giveMarks, undoMarks, pending } = useMarking();
  const [last, setLast] = useState<LastDecision | undefined>();

  const studentIds = new Set(members.map(({ studentId }) => studentId));
  const pendingCount = pending.filter(
    (edit) => edit.questionId === questionId && studentIds.has(edit.studentId),
  ).length;

  const given = last?.before.filter(({ studentId }) =>
    members.some(
      ({ studentId: id, result }) =>
        id === studentId && result.source === 'teacher' && result.score === last.marks,
    ),
  );

  const give = (marks: number) => {
    const changed = members.filter(({ result }) => result.score !== marks || result.source !== 'teacher');
    if (changed.length === 0) return;
    // Presses in one go are one decision: Undo leads back to before the first.
    const earlier = pendingCount > 0 && last ? last.before : [];
    const known = new Set(earlier.map(({ studentId }) => studentId));
    setLast({ marks, before: [...earlier, ...changed.filter(({ studentId }) => !known.has(studentId))] });
    giveMarks({ questionId, marks, studentIds: changed.map(({ studentId }) => studentId) });
  };

  const undo = () => {
    setLast(undefined);
    // What was refused is as it was already.
    if (given && given.length > 0) void undoMarks(given);
  };

  return { give, undo, last, pendingCount, savedCount: given?.length ?? 0 };
}

interface GroupKeysOptions {
  marks: CommonMarks | undefined;
  maximumMarks: number;
  give: (marks: number) => void;
  undo: () => void;
  /** Told when a digit is above the maximum. */
  refuse: () => void;
}

/**
 * What keys do on a group that has the focus itself: a digit gives that mark, the arrows half a mark more or less, Enter keeps
 * what is suggested, U undoes. Nothing in a control of the group, nor with single keys switched off.
 */
export function useGroupKeys({ marks, maximumMarks, give, undo, refuse }: GroupKeysOptions) {
  const hasKeys = useShortcutsOn();
  return (event: KeyboardEvent) => {
    const hasCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (!hasKeys || !marks || hasCommand || event.target !== event.currentTarget) return;
    const act = actOf(event.key, marks.mostGiven);
    if (act === undefined) return;
    event.preventDefault();
    if (act === 'undo') undo();
    else if (/^\d$/.test(event.key) && act > maximumMarks) refuse();
    else give(toStep(act, { min: 0, max: maximumMarks, step: MARK_STEP }));
  };
}

function actOf(key: string, now: number): number | 'undo' | undefined {
  if (/^\d$/.test(key)) return Number(key);
  if (key === 'ArrowRight') return now + MARK_STEP;
  if (key === 'ArrowLeft') return now - MARK_STEP;
  if (key === 'Enter') return now;
  return key === 'u' ? 'undo' : undefined;
}

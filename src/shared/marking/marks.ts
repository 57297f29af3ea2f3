import { MARK_STEP } from '../constants';

/** Whether marks are valid: from 0 to the maximum in steps of 0.5 (spec §4). */
export function areMarksValid(marks: unknown, maximumMarks: number): marks is number {
  if (typeof marks !== 'number' || !Number.isFinite(marks)) return false;
  return marks >= 0 && marks <= maximumMarks && Number.isInteger(marks / MARK_STEP);
}

/** Rounds to the nearest valid marks: steps of 0.5, from 0 to the maximum. */
export function roundToMarkStep(marks: number, maximumMarks: number): number {
  if (Number.isNaN(marks)) return 0;
  return Math.min(Math.max(Math.round(marks / MARK_STEP) * MARK_STEP, 0), maximumMarks);
}

export function sumMarks(marks: readonly number[]): number {
  return marks.reduce((sum, each) => sum + each, 0);
}

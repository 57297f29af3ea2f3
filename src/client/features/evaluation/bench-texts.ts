import { counted } from '../../../shared/counted';
import type { BenchRow, Pile } from '../../rules/results/bench-rows';

const HALF = '½';

/** Marks on a button: 0, ½, 1, 1½. */
export function marksLabel(marks: number): string {
  const whole = Math.floor(marks);
  if (marks === whole) return String(whole);
  return whole === 0 ? HALF : `${whole}${HALF}`;
}

/** A grader's certainty as full cells of four, and in words. */
const SURE = [
  [0.95, 4, 'very sure'],
  [0.85, 3, 'sure'],
  [0.65, 2, 'fairly sure'],
  [0, 1, 'unsure'],
] as const;

export function sureOf(confidence: number): { cells: number; words: string } {
  const [, cells, words] = SURE.find(([from]) => confidence >= from) ?? SURE[3];
  return { cells, words };
}

export const benchTexts = {
  questions: 'Questions',
  question: 'Question',
  toDecide: 'To decide',
  decisionsLeft: (count: number) =>
    count === 0 ? 'No decisions left' : `${counted(count, 'decision')} left`,
  done: 'nothing to decide',
  checksToCome: 'Spot check to come',
  decided: (made: number, all: number) => `${made} of ${counted(all, 'decision')} made`,
  keyDoubted: 'Key?',
  typeAndMarks: (label: string, marks: number) => `${label}, ${counted(marks, 'mark')}`,
  answersTo: (number: number) => `Answers to question ${number}`,
  columns: {
    answer: 'Answer',
    students: 'Students',
    mark: 'Mark',
    why: 'Why',
    sure: 'Sure',
    comment: 'Comment',
  },
  piles: { full: 'Full marks', part: 'Part marks', none: 'No marks' } satisfies Record<Pile, string>,
  /** The range of marks in a pile. */
  pileMarks: (pile: Pile, maximumMarks: number) => {
    if (pile === 'full') return `${marksLabel(maximumMarks)} of ${marksLabel(maximumMarks)}`;
    if (pile === 'none') return `0 of ${marksLabel(maximumMarks)}`;
    return maximumMarks <= 1 ? HALF : `${HALF} to ${marksLabel(maximumMarks - 0.5)}`;
  },
  pileToDecide: (count: number) => `${count} to decide`,
  nothingWritten: 'Nothing written',
  notEvaluated: 'Not evaluated',
  students: (count: number) => counted(count, 'student'),
  marksFor: (answer: string) => `Marks for ${answer}`,
  halfByShift: 'With Shift half a mark more',
  marksButton: (marks: number, maximumMarks: number) => `${marksLabel(marks)} of ${maximumMarks}`,
  marksOf: (marks: number, maximumMarks: number) => `${marks} of ${maximumMarks}`,
  nearlySame: (answer: string) => `, nearly the same as “${answer}”`,
  otherWordings: (count: number) => `+${counted(count, 'wording')}`,
  from: ({ lowest, highest }: BenchRow) => `${marksLabel(lowest)} to ${marksLabel(highest)}`,
  mixed: ({ lowest, highest }: BenchRow) => `${marksLabel(lowest)} to ${marksLabel(highest)} given`,
  marksDiffer: ({ lowest, highest }: BenchRow) => `Marks differ here: ${lowest} to ${highest}.`,
  you: 'You',
  key: 'Key',
  check: 'Check',
  checkMore: 'Drawn by chance to see whether sure suggestions are right',
  thisAnswer: 'This answer',
  detailsOf: (answer: string) => `All about ${answer}`,
  noRow: 'No answer is chosen.',
  suggested: 'Suggested',
  given: 'Marks',
  whoAnswered: 'Students with this answer',
  keepPile: 'accept all from here',
  nextQuestion: 'Next question',
  legend: {
    move: 'move',
    marks: 'marks',
    half: 'half a mark',
    keep: 'keep',
    keepPile: 'accept all from here',
    comment: 'comment',
    undo: 'undo',
    next: 'next question',
    all: 'all keys',
  },
  notSaved: 'Not all saved',
} as const;

import { counted } from '../../../../../shared/counted';
import type { RivalAnswer } from '../../../../../shared/results/rival-answer';
import type { KeyDoubt } from '../../../../rules/results/key-doubt';
import type { OptionCount } from '../../../../rules/results/option-counts';

const students = (count: number) => counted(count, 'student');

export const choiceTexts = {
  correctKey: 'Correct the key',
  correctModel: 'Correct the model answer',
  mean: (percent: number) => `Mean ${percent}%`,
  option: 'Option',
  answer: 'Answer',
  studentsHead: 'Students',
  students,
  stronger: 'Stronger',
  weaker: 'weaker half',
  noAnswer: 'No answer',
  key: 'Key',
  near: 'Nearly',
  options: (number: number) => `Options of question ${number}`,
  values: (number: number) => `Answers to question ${number}`,
  inPart: (list: string, part: string) => `${list}, ${part}`,
  /** A row in words. */
  counts: ({ studentIds, percent, strong, weak, isKey, isNear }: OptionCount, hasHalves: boolean) =>
    [
      `${students(studentIds.length)}, ${percent}%`,
      ...(hasHalves ? [`${strong} of the stronger half, ${weak} of the weaker half`] : []),
      ...(isKey ? ['key'] : isNear ? ['nearly the key'] : []),
    ].join('; '),
  together: 'Chosen together',
  togetherMore: 'What students chose as a whole decides their marks.',
  marksTogether: (spread: readonly { marks: number }[], maximumMarks: number) => {
    const [high] = spread;
    const low = spread.at(-1);
    if (!high || !low) return '';
    return `${low === high ? high.marks : `${low.marks} to ${high.marks}`} of ${maximumMarks}`;
  },

  keyDoubted: 'Is the key right?',
  doubt: ({ strong, halfSize, keyed, keyedWeak }: KeyDoubt, chosen: string, key: string) =>
    `${strong} of the ${halfSize} stronger students chose ${chosen}; ${
      keyed === 0
        ? `nobody chose ${key}`
        : `${keyedWeak} of the ${keyed} who chose ${key} are in the weaker half`
    }.`,
  rival: ({ chosen, keyed, answered }: RivalAnswer, answer: string, key: string) =>
    `${chosen} of the ${answered} who answered gave ${answer}; ${keyed === 0 ? 'nobody' : keyed} gave ${key}.`,
  dismiss: 'Dismiss',
  dismissed: 'You dismissed the doubt about this key.',
  showAgain: 'Show again',

  chose: (count: number) => `${students(count)} chose this.`,
  leftEmpty: (count: number) => `${students(count)} left this empty.`,
  marksForAll: (count: number) => (count === 1 ? 'Marks' : `Marks for all ${count}`),
  marksNow: 'Marks now',
  marksOf: (marks: number, maximumMarks: number, count: number) =>
    `${marks} of ${maximumMarks}: ${students(count)}`,
  notEvaluated: 'No answer is evaluated yet.',
  close: 'Close',
  pickOption: 'Click an option to give all who chose it a mark.',
  pickValue: 'Click an answer to give all who gave it a mark.',
  detail: 'Key and marks',

  rightOption: 'Right option',
  rightOptions: 'Right options',
  keyNow: 'key now',
  rightValues: 'Right values',
  rightValuesHint: ({ min, max, step }: { min: number; max: number; step: number }) =>
    `Several are separated by commas. From ${min} to ${max} in steps of ${step}.`,
  notNumbers: 'Write numbers, separated by commas.',
  modelAnswer: 'Model answer',
  modelHint: 'Each line is an accepted answer.',
  acceptToo: (answer: string) => `Accept “${answer}” too`,
  keepOldKey: 'Also accept the old key',
  keepOldModel: 'Also accept the old model answer',
  fullForAll: 'Full marks for everybody',
  lookAtChanges: 'See what changes',
  whatChanges: 'What changes',
  chooseFirst: 'Choose what is right, and see here what changes.',
  gain: (marks: number | undefined) =>
    marks === undefined ? 'Students who gain marks' : `Students who gain ${marks}`,
  lose: (marks: number | undefined) =>
    marks === undefined ? 'Students who lose marks' : `Students who lose ${marks}`,
  meanOfQuestion: 'Mean of this question',
  meanOfQuiz: 'Mean of the quiz',
  apply: (count: number) => (count === 0 ? 'Apply' : `Apply to ${students(count)}`),
  applyBeside: (gains: number, kept: number) =>
    `Apply: ${gains} ${gains === 1 ? 'gains' : 'gain'}, ${kept} ${kept === 1 ? 'keeps' : 'keep'} marks for the old key`,
  cancel: 'Cancel',
  toReview: (count: number) => `${counted(count, 'answer')} will need your review.`,
  notReleased: 'Scores are not released yet, so nobody sees the old marks. Undo stays here.',
  undo: 'Undo',
  shortcuts: {
    options: 'choose an option',
    correct: 'correct the key',
    apply: 'apply',
  },
} as const;

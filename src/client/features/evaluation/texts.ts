import type { AI_REQUEST_OUTCOMES } from '../../../shared/constants';
import { counted } from '../../../shared/counted';
import type { StudentResult } from '../../../shared/results/schema';
import { formatMoment } from '../../platform/window-text';
import type { NextStep } from '../../rules/quiz/stage';
import { cutQuestionText, displayAnswer } from '../../rules/results/display';
import type { KeyAlarm } from '../../rules/results/key-alarms';

/** The work left, by the next step of the submissions. */
const leftToDo = (step: NextStep, unmarked: number, toReview: number, openAppeals: number): string => {
  if (step === 'wait') return 'being marked';
  if (step === 'mark') return unmarked > 0 ? `${unmarked} not marked yet` : 'evaluation not finished';
  if (step === 'answer') return `${counted(openAppeals, 'second look')} to answer`;
  return toReview > 0 ? `${counted(toReview, 'decision')} left` : 'nothing left to review';
};

/** The grader's certainty in words; from 0.85 its marks count as suggestions. */
const CONFIDENCE = [
  [0.95, 'very sure'],
  [0.85, 'sure'],
  [0.65, 'fairly sure'],
] as const;

/** The texts of the evaluation screen; those quoted in spec §2, §4 and §8 are verbatim. */
export const texts = {
  fromTeacher: 'From your teacher:',
  title: 'Quiz Evaluation',
  downloadCsv: 'Download CSV',
  downloadExcel: 'Excel',
  printResults: 'Print results',
  startEvaluation: 'Start evaluation',
  releaseScores: 'Release Scores',
  marksOf: (marks: number, maximumMarks: number) => `${marks} of ${counted(maximumMarks, 'mark')}`,
  scoresReleased: 'Scores Released',
  releaseConfirm: 'Are you sure you want to release scores to students? This action cannot be undone.',
  unreviewed: (count: number, students: number) =>
    count === 1
      ? '1 answer of 1 student is still an unreviewed suggestion.'
      : `${count} answers of ${students === 1 ? '1 student' : `${students} students`} are still unreviewed suggestions.`,
  ofThemUnsure: (toReview: number, count: number, decided: number) => {
    const isAll = toReview === count;
    if (toReview === 1) return isAll ? 'It needs your review.' : '1 of them needs your review.';
    return `${isAll ? 'All of them' : `${toReview} of them`} need your review: ${counted(decided, 'decision')}.`;
  },
  unchecked: (count: number) =>
    count === 1
      ? '1 answer rests on the grader alone and was not spot-checked.'
      : `${count} answers rest on the grader alone and were not spot-checked.`,
  keyAlarm(alarm: KeyAlarm) {
    const { number, chosen, keyed } = alarm;
    const answer = cutQuestionText(displayAnswer(alarm.answer));
    if (!('strongest' in alarm))
      return `Question ${number}: ${chosen} of the ${alarm.answered} who answered gave “${answer}”, ${keyed} the answer of the key. Is the key right?`;
    const who =
      chosen === alarm.strongest
        ? `all ${chosen} strongest students`
        : `${chosen} of the ${alarm.strongest} strongest`;
    return `Question ${number} may have a wrong key: ${who} chose “${answer}”. Check it before releasing.`;
  },
  alsoAccepted: 'Also accepted',
  lookAt: (number: number) => `Look at question ${number}`,
  dismissFailed: 'Failed to dismiss the alarm',
  downloadFailed: 'Failed to download data. Please try again.',
  startFailed: 'Failed to start evaluation',
  releaseFailed: 'Failed to release scores',
  marksFailed: 'Failed to update marks',
  restoreMarks: (time: string) => `Marks from ${time} did not reach the server. Restore them?`,
  loadFailed: 'Failed to load results. Please try again.',

  evaluating: 'Evaluating answers',
  progress: (count: number) =>
    `The answers of ${count === 1 ? '1 student' : `${count} students`} are being marked. You can leave this page; it carries on.`,
  summary: (seen: {
    submitted: number;
    evaluated: number;
    toReview: number;
    openAppeals: number;
    step: NextStep;
  }) =>
    `${seen.submitted} submitted · ${seen.evaluated} evaluated · ${leftToDo(seen.step, seen.submitted - seen.evaluated, seen.toReview, seen.openAppeals)}`,

  noAttempts: 'No attempts yet',
  noAttemptsMore: 'Answers appear here as soon as the first student has submitted.',
  nothingEvaluated: 'Nothing is evaluated yet',
  startToSee: 'Start evaluation to mark the answers. The figures then appear here.',
  startToMark: 'Nothing is evaluated yet. Start evaluation to mark the answers.',
  beingEvaluated: 'The first figures appear as soon as a student’s answers are evaluated.',

  viewAnswers: 'View answers',
  nothingToReview: 'Nothing to review',
  nothingToReviewMore: 'No student has an answer to review.',
  needsReview: 'To review',
  suggested: 'Suggested',
  waiting: 'Not evaluated',
  evaluated: 'Evaluated',
  released: 'Released',
  heldBack: 'Held back',
  noAnswer: 'No answer',
  receipt: 'receipt',
  showFocusLosses: 'Show when',
  formerStudent: 'a former student',
  studentNotHere: 'This student has no attempt on this quiz.',

  students: (count: number) => (count === 1 ? '1 student' : `${count} students`),
  wordings: (count: number) => `${count} wordings`,
  found: 'Found',
  missing: 'Missing',
  more: (count: number) => `and ${count} more`,
  confidence: (confidence: number) => CONFIDENCE.find(([from]) => confidence >= from)?.[1] ?? 'unsure',
  keepMarks: (count: number, marks: number) =>
    count === 1 ? `Keep ${marks}` : `Keep ${marks} for all ${count}`,
  undone: (count: number) =>
    count === 1 ? 'Undone. The answer is as it was.' : `Undone. ${count} answers are as they were.`,
  undo: 'Undo',
  undoFailed: 'Failed to undo marks',
} as const;

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });
const NONE = '–';

export const scoreText = ({ score, maxScore }: StudentResult): string =>
  score === null ? NONE : `${score}/${maxScore}`;

export const shareText = (share: number): string => `${Math.round(100 * share)}%`;

export const percentText = ({ percentage }: StudentResult): string =>
  percentage === null ? NONE : percent.format(percentage / 100);

export const aiTexts = {
  title: 'AI marking',
  use: 'Use AI for this quiz',
  whatIsSent: (host: string) =>
    `Question, model answer and the answers to short and long questions go to ${host}, with some that you have marked on the same question, also in earlier classes; all without names or email addresses.`,
  off: 'Switched off: nothing of this quiz is sent. The built-in rules mark what is evaluated from now on.',
  switchFailed: 'Failed to switch AI marking on or off',
  showSent: 'What was sent',
  sentTitle: 'What was sent to the AI',
  nothingSent: 'Nothing of this quiz was sent.',
  nothingSentMore:
    'Every request to the AI server is shown here with all its texts. A text that was already sent for another quiz, word for word and with the same answers that you had marked, is not sent again.',
  sentIntro: (count: number) =>
    count === 1
      ? '1 request left this server. Apart from our instructions and the maximum marks, it contained only what is shown here.'
      : `${count} requests left this server. Apart from our instructions and the maximum marks, they contained only what is shown here.`,
  loadFailed: 'Failed to load what was sent. Please try again.',
  question: 'Question',
  modelAnswer: 'Model answer',
  answers: (count: number) => (count === 1 ? '1 text' : `${count} texts`),
  test: 'a test by this server',
  example: (marks: number) => `an example: your mark ${marks}`,
  to: (host: string, model: string) => `To ${host}, model ${model}`,
  outcomes: {
    sent: 'No answer yet',
    answered: 'Answered',
    failed: 'No usable answer',
  } satisfies Record<(typeof AI_REQUEST_OUTCOMES)[number], string>,
} as const;

const wasSet = (at: number): string => `Nothing was released on ${formatMoment(at)}.`;

/** The texts of the release besides the confirmation of spec §4. */
export const releaseTexts = {
  closes: 'Releasing also stops responses: nobody else can start the quiz.',
  keyWaits: 'Nobody sees the correct answers until the last submission is in.',
  closesButFor: 'Releasing also stops responses: only who has a make-up time can still start the quiz.',
  absent: (count: number, classNames: readonly string[], makeUps: number) => {
    const [className, ...others] = new Set(classNames);
    const who = others.length > 0 ? counted(count, 'student') : `${count} of ${className}`;
    const absent = `${who} ${count === 1 ? 'has' : 'have'} not taken it`;
    if (makeUps === 0) return `${absent}. The others will see the correct answers.`;
    const still = makeUps === count ? `${absent}, but still may` : `${absent}. ${makeUps} still may`;
    return `${still}: nobody sees the correct answers until the make-up time is over.`;
  },
  makeUpFirst: 'Give a make-up time first',
  changeTitle: 'Change a released mark?',
  changeSeen: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} sees this at once.` : `${names.length} students see this at once.`,
  changeMark: 'Change mark',
  thenEvaluate: 'Evaluate what was collected, then release.',
  reviewTitle: 'Release without your review?',
  reviewBody: 'You have not reviewed these answers. Students will see the suggested marks.',
  toReview: (number: number, count: number) => `Question ${number}: ${counted(count, 'decision')}`,
  when: 'When',
  now: 'Now',
  later: 'At a time',
  releaseTime: 'Date and time',
  timeRequired: 'Please give a date and a time.',
  untilThen:
    'Until then marks can change, and students see nothing. If a decision is still open at that time, nothing is released.',
  setTime: 'Set the time',
  change: 'Change release',
  changeTime: 'Change the time',
  close: 'Close',
  isSet: (at: number) => `The scores will be released on ${formatMoment(at)}.`,
  cancel: 'Cancel this release',
  cancelled: 'The release is cancelled.',
  timeFailed: 'Failed to set the time of the release',
  wasSet,
  missed: (at: number | null, why: string) =>
    `${wasSet(at ?? 0)} ${why} Release the scores now, or set another time.`,
  heldBack: (count: number) => `${counted(count, 'student')} held back will not see their results.`,
  releaseAnyway: 'Release anyway',
  goBack: 'Go back',
} as const;

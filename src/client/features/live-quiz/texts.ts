import { counted } from '../../../shared/counted';
import { formatTime } from '../../../shared/languages/date-form';
import type { ClockMove } from '../../../shared/supervision/schema';
import { spanText } from '../../platform/span-text';

const students = (count: number) => counted(count, 'student');

export const texts = {
  live: 'Live',
  title: (quizTitle: string) => `Live: ${quizTitle}`,
  backToLive: 'Back to the live view',
  shareId: 'Share ID',
  loadFailed: 'The live view could not be loaded. Please try again.',
  nobody: 'Nobody has started yet',
  nobodyMore: 'Read the share ID aloud. Students appear here as they join.',
  nobodyWhileClosed: 'Responses are closed. Start them, and students can join.',
  notStarted: 'Not started',
  resetPin: 'Reset PIN',
  makeUp: 'Make-up time',
  forStudent: (name: string) => `for ${name}`,
  absentStates: {
    now: 'can start now',
    over: (at: string) => `window ended ${at}`,
    later: (at: string) => `opens ${at}`,
    closed: 'responses are closed',
    paused: 'can start when the quiz continues',
  },
  joined: 'joined',
  ofJoined: (count: number) => `of ${count} joined`,
  hideNames: 'Hide names',
  counted: {
    absent: 'not started',
    writing: 'writing',
    paused: 'paused',
    submitted: 'submitted',
    offline: 'offline',
  },
  counts: (count: {
    submitted: number;
    all: number;
    absent: number;
    writing: number;
    offline: number;
    paused: number;
  }) =>
    [
      count.absent > 0 ? `${count.all} of ${count.all + count.absent} joined` : '',
      `${count.submitted} of ${count.all} submitted`,
      count.paused > 0 ? `${count.paused} paused` : `${count.writing} writing`,
      count.offline > 0 ? `${count.offline} offline` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  sorted: 'Sorted:',
  orderHeld: 'Order kept while you are in a row, then:',
  orders: {
    look: 'needs a look first',
    name: 'by name',
    answered: 'fewest answers first',
    time: 'least time first',
    tabs: 'most tab changes first',
  },

  students: 'Students',
  parts: 'What is shown',
  classPart: (count: number) => `Students (${count})`,
  answersPart: 'Answers',
  answersAndMessages: 'Answers and messages',
  student: 'Student',
  state: 'State',
  answered: 'Answered',
  questions: 'Questions answered',
  timeLeft: 'Time left',
  left: 'left',
  tabChangesHead: 'Tab changes',
  tabChangesOf: (count: number, limit: number) => `${count} of ${limit}`,
  actions: 'Actions',
  /** The answered questions and the one on screen. */
  progress: (answered: string, at: number | null) => {
    const done = answered === '' ? 'none answered' : `answered ${answered}`;
    return at === null ? done : `${done}, on question ${at}`;
  },

  answersPerQuestion: 'Answers per question',
  answersFailed: 'The answers could not be loaded. Please try again.',
  answersLost: 'The answers may be out of date.',
  showKey: 'Show key',
  keyDoubted: 'Key?',
  isKeyRight: 'Is the key right? Most students gave another answer.',
  givenOf: (answered: number, students: number) => `${answered} of ${students}`,
  right: (count: number) => `${count} right`,
  others: (count: number) => counted(count, 'other'),
  andOthers: (count: number) => `and ${counted(count, 'other')}`,
  moreParts: (count: number) =>
    `${counted(count, 'more part')}; open the question to see ${count === 1 ? 'it' : 'them'}`,
  noAnswers: 'No answers yet',
  isKey: 'key',

  message: 'Message',
  messageTo: (name: string) => `Message to ${name}`,
  messageFor: 'To',
  toAll: (count: number) => `All ${count}`,
  send: 'Send',
  sendFailed: 'The message could not be sent. Please try again.',
  messageRequired: 'Please write a message.',
  messageHint: 'Shown above the question',
  messageText: 'Text of the message',
  earlierMessages: (count: number) => counted(count, 'earlier message'),
  sentTo: (name: string | null) => (name === null ? 'to all' : `to ${name}`),
  receivedBy: (delivered: number, all: number) =>
    delivered < all
      ? `received by ${delivered} of ${all}`
      : all === 1
        ? 'received'
        : `received by all ${all}`,

  pause: 'Pause for all',
  pauseTitle: 'Pause for all?',
  pauseBody:
    'All clocks stop, and students wait until you continue. Nobody loses time, and what they have written is kept.',
  pauseFailed: 'The quiz could not be paused. Please try again.',
  continue: 'Continue',
  continueFailed: 'The quiz could not be continued. Please try again.',
  pausedSince: (since: number) =>
    `Paused since ${formatTime(since)}. All clocks are stopped until you continue.`,

  giveTimeToAll: 'Give time to all',
  giveTimeTo: (name: string) => `Give time to ${name}`,
  giveTime: 'Give time…',
  give: 'Give time',
  minutes: 'Minutes',
  minutesRequired: (maximum: number) => `Please enter whole minutes from 1 to ${maximum}.`,
  giveTimeToAllHint: 'Everybody who is taking the quiz now gets this extra time.',
  giveTimeHint: 'This is added to the time that is left.',
  giveTimeFailed: 'The time could not be given. Please try again.',

  tabChanges: 'Tab changes…',
  reloads: (count: number) => counted(count, 'reload'),
  reopen: 'Reopen…',
  reopenTitle: (name: string) => `Reopen the quiz of ${name}?`,
  reopenBody: (name: string) =>
    `${name} can continue where the quiz stopped; all answers are still there, and tab changes are counted from 0. The quiz has to be submitted again, which gives a new receipt.`,
  reopenAction: 'Reopen',
  reopenFailed: 'The quiz could not be reopened. Please try again.',
  timeStillLeft: (left: string) => `${left} when it was submitted; the clock continues from there.`,
  noTimeLeft: 'No time was left when it was submitted, so please add some.',
  minutesToAdd: 'Minutes to add',
  minutesToAddInvalid: (maximum: number) => `Please enter whole minutes from 0 to ${maximum}.`,
  minutesToAddRequired: 'No time was left. Please add at least 1 minute.',

  actionsFor: (name: string) => `Actions for ${name}`,
  timeFactor: (percent: number) => `${percent}% time`,
  extraTime: (percent: number) => `${percent - 100}% more time`,
  timeUp: 'Time is up',

  lateSubmissions: 'Late submissions',
  lateWaiting: (count: number) => counted(count, 'late submission'),
  lateHint:
    'These answers came after the submission, after the quiz had closed, while it was paused or after the time of their question. Nothing changes until you accept.',
  cameAt: (at: string) => `received ${at}`,
  storedAnswer: 'Stored',
  lateAnswer: 'Late',
  lateAnswerAt: (at: string) => `Late, at ${at}`,
  noAnswer: 'No answer',
  changesNothing: 'The answers are the same as those stored.',
  accept: 'Accept',
  ignore: 'Ignore',
  accepted: 'Accepted',
  undecided: 'Not decided yet',
  ignored: 'Ignored',
  decideFailed: 'Your decision could not be stored. Please try again.',

  clock: 'Clock changes',
  moved: ({ kind, startedAt, addedMs, studentCount, studentName }: ClockMove): string => {
    const at = formatTime(startedAt);
    const who = studentName ?? students(studentCount);
    const span = spanText(addedMs);
    if (kind === 'downtime') return `The server was away for ${span} at ${at}. ${who} got that time back.`;
    if (kind === 'pause') return `Paused for ${span} at ${at}, for ${who}.`;
    if (kind === 'extra') return `${span} given to ${who} at ${at}.`;
    return addedMs > 0 ? `Reopened for ${who} at ${at}, with ${span} more.` : `Reopened for ${who} at ${at}.`;
  },

  accommodations: 'Student accommodations',
  accommodationsMore:
    'Some students need more time, or leave the page for good reasons. What you allow here applies to every quiz of yours that they start from now on.',
  email: 'Email address of the student',
  emailRequired: 'Please enter an email address.',
  extraTimeLabel: 'More time, in percent',
  extraTimeHint: '50 turns 30 minutes into 45, and lengthens question timers the same way.',
  extraTimeInvalid: (maximum: number, step: number) =>
    `Please enter a percentage from 0 to ${maximum} in steps of ${step}.`,
  extraTabChangesLabel: 'More tab changes allowed',
  extraTabChangesHint: 'Without any, the third tab change submits the quiz.',
  extraTabChangesInvalid: (maximum: number) => `Please enter a whole number from 0 to ${maximum}.`,
  nothingAllowed: 'Please allow more time or more tab changes.',
  allow: 'Allow',
  saveChange: 'Save change',
  cancel: 'Cancel',
  change: 'Change',
  remove: 'Remove',
  undo: 'Undo',
  noAccommodations: 'Nobody has an accommodation yet',
  accommodationSaved: (email: string) => `The accommodation of ${email} is saved.`,
  accommodationRemoved: (email: string) => `The accommodation of ${email} was removed.`,
  accommodationFailed: 'The accommodation could not be saved. Please try again.',
  accommodationRemoveFailed: 'The accommodation could not be removed. Please try again.',
  accommodationsLoadFailed: 'The accommodations could not be loaded. Please try again.',
  extraTabChanges: (count: number) => `${counted(count, 'more tab change')}`,

  receipt: 'Check a receipt',
  receiptMore:
    'Students get a receipt when they submit. Enter its code to see whose it is, and whether the answers are still the ones that were submitted.',
  receiptCode: 'Receipt',
  receiptRequired: 'Please enter the code of a receipt, like K7M2-QX4P.',
  check: 'Check',
  receiptFailed: 'The receipt could not be checked. Please try again.',
  unchanged: 'The stored answers are exactly those that were submitted.',
  changed: 'The stored answers were changed after the submission.',
  notLatest: 'This receipt is from before the quiz was reopened or a late submission was accepted.',
} as const;

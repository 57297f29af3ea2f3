import { counted } from './counted';
import { sentencesOf } from './languages/sentences';

/** Messages shared by both sides or known to a test, exported one by one so that a page bundles only its own. */

/** Refusals that students get too, in the language of the page; the server throws those of refusals.ts. */
export const {
  loginAgain,
  quizNotFoundOrNotPublished,
  pausedNoStart,
  pausedNoAnswers,
  notAcceptingResponses,
  alreadySubmitted,
  timeIsLeft,
  attemptOver,
  attemptClosing,
  submissionsAreCollected,
  openElsewhere,
  answersTooLong,
  attemptNotFound,
  resultsNotReleased,
  questionNotFound,
  sessionEnded,
  identityRefused,
  signInCancelled,
  signInNotBegunHere,
  signInUnreachable,
  signInProviderTrouble,
  signInMisconfigured,
  signInWithoutAddress,
  signInTooOld,
  signInNotByGoogle,
  signInAccountClosed,
  serverClockWrong,
  teachersOnly,
  studentsOnly,
  demoUnavailable,
  demoShut,
  demoEmailRequired,
  demoNameRequired,
  pageNotFound,
  bodyNotJson,
  bodyNotForm,
  bodyTooLarge,
  bodyTooSlow,
  bodyBrokeOff,
  bodiesBusy,
  bodyTooDeep,
  bodyTooManyKeys,
  oneCallAtATime,
  tooManyCalls,
  tooManyFromAddress,
  tooManyWrongShareIds,
  tooManySignIns,
  foreignHost,
  cannotStore,
  somethingWrong,
  secondLookTextInvalid,
  slipRefused,
  diskIsLow,
} = sentencesOf('refusals');

const countedIfAny = (count: number, unit: string) => (count === 0 ? '' : counted(count, unit));

// spec §5: quiz save
export const quizTitleRequired = 'Please enter a quiz title';
export const quizTotalTimeRequired =
  'Please provide a valid total quiz time (greater than 0 minutes) or enable individual question timers.';
export const quizQuestionTimesRequired = (numbers: readonly number[]) =>
  `Please define valid time limits for all questions. Questions without valid timers: ${numbers.map((n) => `Q${n}`).join(', ')}`;

// spec §4: a new draft, and the free name of a copy
export const newQuizTitle = (number: number) => `Quiz ${number}`;
export const newQuizDescription = 'Quiz description';
export const copyTitle = (title: string, number: number) =>
  number === 1 ? `${title} (copy)` : `${title} (copy ${number})`;

// spec §5: question save, in the documented order
export const questionTextRequired = 'Please enter question text';
export const optionBlank = 'Option text cannot be empty';
export const optionsTooFew = 'Provide at least two options';
export const optionsNotUnique = 'Options must be unique';
export const mcqCorrectRequired = 'Select one correct option';
export const msqCorrectRequired = 'Select at least one correct option';
export const msqCorrectUnknown = 'Correct options must be among provided options';
export const optionWeightInvalid = 'What another option earns must be from 0 to 99 percent';
export const optionWeightsInvalid = 'What an option earns or costs must be from -100 to 100 percent';
export const optionWeightsNotAll = (sum: number) =>
  `The correct options must earn 100 percent together; now they earn ${sum}`;
export const modelAnswerRequired = 'Provide a model answer';
export const sliderRangeRequired = 'Provide slider min, max and step';
export const sliderMaxNotAboveMin = 'Max must be greater than min';
export const sliderStepNotPositive = 'Step must be positive';
export const sliderAnswerRequired = 'Provide at least one model answer for slider question';
export const sliderAnswersNotNumbers = 'All slider answers must be numbers';
export const sliderAnswersOutOfRange = 'All correct answers must be within slider range';
export const sliderAnswerOffStep = (answer: number, min: number) =>
  `${answer} is not a valid step from min ${min}`;
export const optionsTooMany = (maximum: number) =>
  `A question can have at most ${maximum} options or correct answers.`;
export const questionTimeRequired = 'Please set a valid time limit for the question';

// joining and attempts
export const unableToStart = 'Unable to start quiz';
export const submitted = 'Quiz submitted';
export const noValue = '-';
export const emptyEntry = '–';
// receipts, late submissions, focus losses and reopening
export const receiptNotFound = 'No submission to your quizzes has this receipt. Please check the code.';
export const submissionHasNoRecord =
  'This receipt belongs to a submission from before the server kept records, so its answers cannot be checked.';
export const lateNotFound = 'There is no late submission from this student.';
export const lateAlreadyDecided = 'You have already decided about this late submission.';
export const lateFirst =
  'A late submission of this student is waiting. Please accept or ignore it before you reopen the quiz.';
export const lateAccepted = 'The late answers were accepted.';
export const lateIgnored = 'The late answers were ignored.';
export const scoresAlreadyReleased = 'The scores of this student are already released.';
export const focusLossNotFound = 'This tab change was not found.';
export const focusLossAlreadyExcused = 'This tab change is already excused.';
export const reloadNotCounted = 'A reload does not count, so there is nothing to excuse.';
export const focusLossExcused = 'The tab change is excused.';
export const attemptStillRuns = 'This student is still taking the quiz.';
export const noTimeToReopen =
  'No time was left when this quiz was submitted. Please give some extra minutes to reopen it.';
export const attemptReopened = 'The student can continue this quiz.';

// teacher
export const quizNotFound = 'Quiz not found';
export const studentNotFound = 'This student has no attempt on this quiz.';
export const titleTaken = 'A quiz with this title already exists. Please choose a different name.';
export const planRequired =
  'You need an active plan to publish quizzes. Please upgrade your plan to continue.';
export const questionsRequired = 'Add questions to publish';
const UNFINISHED_NAMED = 5;
export const questionsUnfinished = (unfinished: readonly { number: number; sentence: string }[]) => {
  const named = unfinished
    .slice(0, UNFINISHED_NAMED)
    .map(({ number, sentence }) => `Question ${number} is not finished: ${sentence.replace(/\.$/, '')}.`);
  const others = unfinished.length - named.length;
  const more =
    others > 0 ? [`${counted(others, 'more question')} ${others === 1 ? 'is' : 'are'} not finished.`] : [];
  return [...named, ...more].join(' ');
};
export const notPublished = 'This quiz is not published yet.';
export const publishedNeedsQuestion = 'A published quiz needs at least one question.';
export const noAttempts = 'There are no attempts to evaluate yet.';
export const evaluationNotCompleted = 'Scores can be released once the evaluation is completed.';
export const marksInvalid = (maximumMarks: number) => `Marks go from 0 to ${maximumMarks} in steps of 0.5.`;
export const namesHidden =
  'The names of this quiz are hidden while it is marked. Please choose “Show names” on the page of its marks first.';
export const notEvaluatedYet = 'This attempt has not been evaluated yet.';
export const attemptsFreezeQuestions =
  'Students have already started this quiz. Text, correct answers and marks can still be corrected; questions, their order, types, options and times can no longer be changed.';
export const maximumBelowTeacherMarks = (marks: number) =>
  `A student already has ${marks} marks from you on this question. The maximum cannot be lower.`;
export const fullMarksForAll = 'Full marks for all, by a correction of the teacher.';
export const correctionNeedsPreview =
  'This changes the marks of answers. Please look at the changes before you save.';
export const correctionNotAsShown =
  'The marks have changed since they were shown. Please look at them again.';
export const correctionNotFound = 'This correction was not found.';
export const correctionNotLast =
  'The question was changed again after this correction, so it can no longer be undone.';
export const questionIdsMustMatch =
  'Here questions can only be put in a new order; add or delete them one by one.';
export const quizDeleted = 'Quiz deleted';
export const questionDeleted = 'Question deleted';
export const evaluationStarted = 'Evaluation started';
export const evaluationCompleted = 'Evaluation completed';
export const scoresReleased = 'Scores released';
export const marksUpdated = 'Marks updated successfully';
export const marksUndone = 'Your marks were undone.';
export const noMarksToUndo = 'There are no marks of yours to undo.';
export const studentsRequired = (maximum: number) =>
  `Please name the students in a list of 1 to ${maximum} ids.`;
export const acceptingBooleanRequired = 'Say with true or false whether the quiz accepts responses.';

export const submissionsCollected = (count: number) =>
  count === 0
    ? 'Nobody was taking this quiz. There was nothing to collect.'
    : `${counted(count, 'submission')} collected.`;

// the clocks of running attempts, and students' allowances
export const quizPaused = 'The quiz is paused. All clocks are stopped.';
export const quizContinued = 'The quiz continues. Nobody has lost any time.';
export const alreadyPaused = 'This quiz is already paused.';
export const notPaused = 'This quiz is not paused.';
export const timeGiven = (minutes: number, studentCount: number) =>
  `${countedIfAny(minutes, 'minute')} given to ${countedIfAny(studentCount, 'student')}.`;
export const extraMinutesInvalid = (maximum: number) =>
  `Please give more than 0 and at most ${maximum} minutes.`;
export const nobodyTakesQuiz = 'Nobody is taking this quiz right now.';
export const attemptNotRunning = 'This student is no longer taking the quiz.';
export const messageRequired = 'Please write a message.';
export const messageTooLong = (maximum: number) => `A message has at most ${maximum} characters.`;
export const messageSent = (studentCount: number) =>
  `Message sent to ${countedIfAny(studentCount, 'student')}.`;
export const studentEmailRequired = "Please enter the student's email address.";
export const timeFactorInvalid = 'Please give a time from 100 to 400 percent, in steps of 5.';
export const extraTabChangesInvalid = 'Please allow 0 to 97 more tab changes.';
export const allowanceNotFound = 'There is no accommodation for this address.';
export const allowanceRemoved = 'Accommodation removed';
// storage per account
const morePlan = (hasPlan: boolean) => (hasPlan ? '' : ' With a plan there is room for more.');
export const tooManyStored = {
  quizzes: (maximum: number, hasPlan: boolean) =>
    `An account can have ${maximum} quizzes, those in the trash included.${morePlan(hasPlan)}`,
  questions: (maximum: number, hasPlan: boolean) =>
    `A quiz can have ${maximum} questions.${morePlan(hasPlan)}`,
  questionsEver: (maximum: number, hasPlan: boolean) =>
    `A quiz can have ${maximum} questions, deleted ones included.${morePlan(hasPlan)}`,
  images: (maximum: number, hasPlan: boolean) => `An account can have ${maximum} images.${morePlan(hasPlan)}`,
};
// images
export const imageTooLarge = 'The image is larger than 10 MB. Please choose a smaller one.';
export const imageTooLong = 'The image is too long for its words to be read. Please cut it into several.';
export const imagesBusy = 'Many images are being stored right now. Please try again in a few seconds.';
export const imageUnreadable =
  'This file could not be read as an image. JPEG, PNG, WebP, GIF, AVIF, TIFF, BMP and SVG work; save a HEIC photo as JPEG first.';
// accounts
export const teacherNotListed =
  'This address is not on the list of teachers of this school. Please ask the person who runs the site.';
export const teacherNotVerified =
  'Your sign-in provider has not confirmed this address, and teachers need a confirmed one. Please ask the person who runs the site.';
export const loggedOut = 'Logged out';
export const loggedOutEverywhere = 'Logged out everywhere';
export const loginFailed = 'Login failed. Please try again.';

// payments
export const paymentFailed = (reason: string) => `Payment failed. Please try again. ${reason}`;
export const paymentBeingConfirmed =
  'The payment is still being confirmed. Your plan starts as soon as it is.';
export const checkoutDidNotOpen = 'Checkout did not open. Nothing was charged.';
export const priceMismatch = 'This amount is not the price of the plan.';
export const orderNotFound = 'This payment order was not found.';
export const paymentNotVerified = 'This payment could not be verified. No plan was activated.';
export const testCheckoutUnavailable = 'The test checkout is not available on this server.';
export const nothingBilled = 'On this server every teacher has an active plan. Nothing is charged.';
export const webhookUnavailable = 'No payment webhook is set up on this server.';
export const webhookNotSigned = 'This event is not signed with the secret of this server.';
export const teacherNotFound = 'No teacher has signed in with this address yet.';
export const grantInvalid = (maximum: number) => `Please give 1 to ${maximum} whole months.`;
export const testPaymentDeclined = 'The test card was declined.';
// transport

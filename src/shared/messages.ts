/** A count with its unit, or nothing for none. */
const counted = (count: number, unit: string) =>
  count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Every sentence a person reads that both sides or a test know, verbatim from the specification where it quotes one. */

export const messages = {
  // spec §5: quiz save
  quizTitleRequired: 'Please enter a quiz title',
  quizTotalTimeRequired:
    'Please provide a valid total quiz time (greater than 0 minutes) or enable individual question timers.',
  quizQuestionTimesRequired: (numbers: readonly number[]) =>
    `Please define valid time limits for all questions. Questions without valid timers: ${numbers.map((n) => `Q${n}`).join(', ')}`,

  // spec §4: a new draft, and the free name of a copy
  newQuizTitle: (number: number) => `Quiz ${number}`,
  newQuizDescription: 'Quiz description',
  copyTitle: (title: string, number: number) =>
    number === 1 ? `${title} (copy)` : `${title} (copy ${number})`,

  // spec §5: question save, in the documented order
  questionTextRequired: 'Please enter question text',
  optionBlank: 'Option text cannot be empty',
  optionsTooFew: 'Provide at least two options',
  optionsNotUnique: 'Options must be unique',
  mcqCorrectRequired: 'Select one correct option',
  msqCorrectRequired: 'Select at least one correct option',
  msqCorrectUnknown: 'Correct options must be among provided options',
  modelAnswerRequired: 'Provide a model answer',
  sliderRangeRequired: 'Provide slider min, max and step',
  sliderMaxNotAboveMin: 'Max must be greater than min',
  sliderStepNotPositive: 'Step must be positive',
  sliderAnswerRequired: 'Provide at least one model answer for slider question',
  sliderAnswersNotNumbers: 'All slider answers must be numbers',
  sliderAnswersOutOfRange: 'All correct answers must be within slider range',
  sliderAnswerOffStep: (answer: number, min: number) => `${answer} is not a valid step from min ${min}`,
  optionsTooMany: (maximum: number) => `A question can have at most ${maximum} options or correct answers.`,
  questionTimeRequired: 'Please set a valid time limit for the question',
  loginAgain: 'Please login again',

  // joining and attempts
  unableToStart: 'Unable to start quiz',
  quizNotFoundOrNotPublished: 'Quiz not found or not published',
  notAcceptingResponses: 'This quiz is no longer accepting responses',
  alreadySubmitted: 'You have already submitted this quiz',
  attemptOver: 'The time for this quiz is over. Your answers up to then are kept.',
  attemptClosing: 'This quiz is being submitted because of tab changes. Nothing more can be saved.',
  attemptNotFound: 'This quiz attempt was not found.',
  submitted: 'Quiz submitted',
  noValue: '-',
  resultsNotReleased: 'Results not released',
  timeLeft: (hours: number, minutes: number, seconds: number) =>
    `${[counted(hours, 'hour'), counted(minutes, 'minute'), counted(seconds, 'second')].filter((part) => part !== '').join(' ') || 'No time'} left`,
  tabWarning: (count: number) => `Tab changes: ${count}/3. Quiz will auto-submit after 3!`,
  startedFresh: 'The quiz starts empty. Your earlier answers are kept.',

  // mail to students
  submittedMailSubject: (title: string) => `Quiz submitted: ${title}`,
  submittedMailBody: (submission: { title: string; time: string; receipt: string }) =>
    `Your answers to "${submission.title}" were submitted on ${submission.time}.\nReceipt: ${submission.receipt}`,
  closedMailBody: (submission: { title: string; time: string; receipt: string }) =>
    `Your attempt at "${submission.title}" was closed on ${submission.time} with the answers saved by then.\nReceipt: ${submission.receipt}`,
  releasedMailSubject: (title: string) => `Scores released: ${title}`,
  releasedMailBody: (title: string) =>
    `Your teacher has released the scores of "${title}". You find them on your dashboard.`,

  // marking
  answerMalformed: 'The answer did not fit the question; it was kept as text and marked 0.',
  graderFailed: 'Marking failed, so this number is provisional. Please mark this answer yourself.',

  // teacher
  quizNotFound: 'Quiz not found',
  questionNotFound: 'Question not found',
  studentNotFound: 'This student has no attempt on this quiz.',
  titleTaken: 'A quiz with this title already exists. Please choose a different name.',
  planRequired: 'You need an active plan to publish quizzes. Please upgrade your plan to continue.',
  questionsRequired: 'Add questions to publish',
  notPublished: 'This quiz is not published yet.',
  publishedNeedsQuestion: 'A published quiz keeps at least one question.',
  noAttempts: 'There are no attempts to evaluate yet.',
  evaluationNotCompleted: 'Scores can be released once the evaluation is completed.',
  marksInvalid: (maximumMarks: number) => `Marks go from 0 to ${maximumMarks} in steps of 0.5.`,
  notEvaluatedYet: 'This attempt has not been evaluated yet.',
  attemptsFreezeQuestions:
    'Students have already started this quiz. Text, correct answers and marks can still be corrected; questions, their order, types, options and times cannot be changed any more.',
  maximumBelowTeacherMarks: (marks: number) =>
    `A student already has ${marks} marks from you on this question. The maximum cannot be lower.`,
  questionIdsMustMatch:
    'The questions of a quiz can be put in a new order here; add or delete them one by one.',
  quizDeleted: 'Quiz deleted',
  questionDeleted: 'Question deleted',
  evaluationStarted: 'Evaluation started',
  evaluationCompleted: 'Evaluation completed',
  scoresReleased: 'Scores released',
  marksUpdated: 'Marks updated successfully',
  acceptingBooleanRequired: 'Say with true or false whether the quiz accepts responses.',

  // how the built-in grader explains its marks; the first guard that applies is told
  markingBlank: 'No answer was given.',
  markingEqual: 'Equal to the model answer.',
  markingNothingFound: 'Nothing of the model answer was found.',
  markingFound: (matched: string, missing: string) =>
    missing === '' ? `Found: ${matched}.` : `Found: ${matched}. Missing: ${missing}.`,
  markingGuards: [
    ['instruction', 'This answer speaks to the marker instead of answering. Please read it.'],
    ['negation', 'A "not" differs from the model answer. Please read it.'],
    ['numbers', 'A number differs from the model answer. Please read it.'],
    ['copied-question', 'This mostly repeats the question. Please read it.'],
    ['shuffled', 'The words of the model answer stand in another order. Please read it.'],
    ['gibberish', 'This hardly consists of words. Please read it.'],
    [
      'short-model-answer',
      'The model answer is too short to compare other wordings with it. Please read it.',
    ],
  ],

  // images
  imageTooLarge: 'The image is larger than 10 MB. Please choose a smaller one.',
  imageUnreadable: 'This file could not be read as an image. JPEG, PNG, WebP, GIF, AVIF, TIFF and SVG work.',

  // accounts
  tokenMissing: 'Please login again',
  sessionEnded: 'Your session has ended. Please login again',
  identityRefused: 'This sign-in could not be verified. Please try again.',
  teachersOnly: 'This is for teachers. Please login as a teacher.',
  studentsOnly: 'This is for students. Please login as a student.',
  teacherNotListed:
    'This address is not on the list of teachers of this school. Please ask the person who runs the site.',
  loggedOut: 'Logged out',
  loginFailed: 'Login failed. Please try again.',
  demoUnavailable: 'The demo sign-in is not available on this server.',
  demoEmailRequired: 'Please enter an e-mail address.',
  demoNameRequired: 'Please enter a name.',

  // payments
  paymentFailed: (reason: string) => `Payment failed. Please try again. ${reason}`,
  paymentBeingConfirmed: 'The payment is still being confirmed. Your plan starts as soon as it is.',
  checkoutDidNotOpen: 'Checkout did not open. Nothing was charged.',
  priceMismatch: 'This amount is not the price of the plan.',
  orderNotFound: 'This payment order was not found.',
  paymentNotVerified: 'This payment could not be verified. No plan was activated.',
  testCheckoutUnavailable: 'The test checkout is not available on this server.',
  webhookUnavailable: 'No payment webhook is set up on this server.',
  testPaymentDeclined: 'The test card was declined.',

  // transport
  pageNotFound: 'There is nothing at this address.',
  bodyNotJson: 'The request body must be a JSON object.',
  bodyNotForm: 'The request body must be a multipart form.',
  bodyTooLarge: 'This request is too large.',
  bodyTooDeep: 'This request is nested too deeply.',
  foreignHost: 'This server does not answer under that host name.',
  cannotStore: 'The server cannot store anything right now. Please try again in a moment.',
  somethingWrong: 'Something went wrong on the server. Please try again.',
} as const;

/** The sentence for a field that does not fit its type. */
export const fieldInvalid = (field: string) => `The value of "${field}" is not valid.`;

/** The sentence for a text that is longer than its limit. */
export const fieldTooLong = (field: string, maximum: number) =>
  `The value of "${field}" is longer than ${maximum} characters.`;

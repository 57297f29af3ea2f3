// Written by scripts/check-languages.ts --write from en.json.

/** The sentences of the product by subject and name; those with parts are functions. */
export interface Sentences {
  readonly accounts: {
  };
  readonly answers: {
  };
  readonly assignment: {
  };
  readonly attempts: {
  };
  readonly dashboard: {
  };
  readonly dates: {
  };
  readonly errors: {
  };
  readonly login: {
  };
  readonly mail: {
  };
  readonly network: {
  };
  readonly practice: {
  };
  readonly preview: {
  };
  readonly questionTypes: {
  };
  readonly readingHelp: {
  };
  readonly refusals: {
    readonly loginAgain: string;
    readonly quizNotFoundOrNotPublished: string;
    readonly pausedNoStart: string;
    readonly pausedNoAnswers: string;
    readonly notAcceptingResponses: string;
    readonly alreadySubmitted: string;
    readonly timeIsLeft: string;
    readonly attemptOver: string;
    readonly attemptClosing: string;
    readonly submissionsAreCollected: string;
    readonly openElsewhere: string;
    readonly answersTooLong: string;
    readonly attemptNotFound: string;
    readonly resultsNotReleased: string;
    readonly questionNotFound: string;
    readonly sessionEnded: string;
    readonly identityRefused: string;
    readonly signInCancelled: string;
    readonly signInNotBegunHere: string;
    readonly signInUnreachable: string;
    readonly signInProviderTrouble: string;
    readonly signInMisconfigured: string;
    readonly signInWithoutAddress: string;
    readonly signInTooOld: string;
    readonly signInNotByGoogle: string;
    readonly signInAccountClosed: string;
    readonly serverClockWrong: string;
    readonly teachersOnly: string;
    readonly studentsOnly: string;
    readonly demoUnavailable: string;
    readonly demoShut: string;
    readonly demoEmailRequired: string;
    readonly demoNameRequired: string;
    readonly pageNotFound: string;
    readonly bodyNotJson: string;
    readonly bodyNotForm: string;
    readonly bodyTooLarge: string;
    readonly bodyTooSlow: string;
    readonly bodyBrokeOff: string;
    readonly bodiesBusy: string;
    readonly bodyTooDeep: string;
    readonly bodyTooManyKeys: string;
    readonly oneCallAtATime: string;
    readonly tooManyCalls: string;
    readonly tooManyFromAddress: string;
    readonly tooManyWrongShareIds: string;
    readonly tooManySignIns: string;
    readonly foreignHost: string;
    readonly cannotStore: string;
    readonly somethingWrong: string;
    readonly pinRefused: string;
    readonly slipEnded: string;
    readonly tooManyWrongPinsOfSlip: string;
    readonly pinEnded: string;
    readonly tooManyWrongPins: string;
    readonly pinsBusy: string;
    readonly slipRefused: (parts: { left: number }) => string;
    readonly secondLookIsOpen: string;
    readonly secondLookNotAsked: string;
    readonly secondLookIsAnswered: string;
    readonly secondLookTextInvalid: (parts: { maximum: number }) => string;
    readonly practiceNotOpen: string;
    readonly notInPractice: string;
    readonly practiceHeldBack: string;
    readonly practiceNotAsked: string;
    readonly practiceAnswered: string;
    readonly practiceAnswerInvalid: string;
    readonly nothingToJudge: string;
    readonly slipsOnly: string;
    readonly notAssigned: string;
    readonly leftClass: string;
    readonly opensOn: (parts: { moment: string }) => string;
    readonly endedOn: (parts: { moment: string }) => string;
    readonly diskIsLow: string;
  };
  readonly responses: {
  };
  readonly richText: {
  };
  readonly site: {
  };
  readonly slips: {
  };
  readonly startCard: {
  };
  readonly symbols: {
  };
  readonly takeQuiz: {
    readonly questionOf: (parts: { number: number; count: number }) => string;
    readonly timeUp: (parts: { number: number; count: number }) => string;
    readonly pressForTime: string;
    readonly questionTimeLeft: string;
    readonly questionTimeSpoken: (parts: { time: string }) => string;
    readonly hide: string;
    readonly timer: string;
    readonly showTimer: string;
    readonly showTime: string;
    readonly previous: string;
    readonly next: string;
    readonly submitQuiz: string;
    readonly navigationOff: string;
    readonly allQuestions: string;
    readonly questions: string;
    readonly cell: (parts: { number: number; answered: boolean; current: boolean }) => string;
    readonly answeredOf: (parts: { answered: number; count: number }) => string;
    readonly submitTitle: string;
    readonly submitBody: string;
    readonly unanswered: (parts: { open: number; count: number }) => string;
    readonly allAnswered: string;
    readonly submittingTitle: string;
    readonly submittingBody: string;
    readonly submittedByTabs: (parts: { limit: number }) => string;
    readonly submittedByTime: string;
    readonly collected: string;
    readonly closedByServer: string;
    readonly submittedElsewhere: string;
    readonly stillSending: (parts: { attempt: number }) => string;
    readonly submittedAt: (parts: { time: string; receipt: string }) => string;
    readonly offline: string;
    readonly offlineAtStep: string;
    readonly coming: (parts: { number: number }) => string;
    readonly tabChip: (parts: { count: number; limit: number }) => string;
    readonly nextSubmits: string;
    readonly tabsUsed: (parts: { count: number; limit: number }) => string;
    readonly tabsUsedAllButOne: (parts: { count: number; limit: number }) => string;
    readonly savedOnDevice: string;
    readonly saving: string;
    readonly savedAt: (parts: { time: string }) => string;
    readonly savedAgain: string;
    readonly offlineSaved: string;
    readonly notSent: string;
    readonly notSentNotKept: string;
    readonly savedNowhere: string;
    readonly tryAgain: string;
    readonly useWrittenHere: string;
    readonly pausedTitle: string;
    readonly paused: string;
    readonly pausedUnsent: string;
    readonly continued: string;
    readonly continuedWith: (parts: { left: string }) => string;
    readonly minutesGiven: (parts: { minutes: number }) => string;
    readonly secondsGiven: (parts: { seconds: number }) => string;
    readonly elsewhereTitle: string;
    readonly elsewhereBody: string;
    readonly elsewhereUnsent: string;
    readonly useHere: string;
    readonly useHereFailed: string;
    readonly elsewhereLine: string;
    readonly elsewhereNotSent: string;
    readonly superseded: string;
    readonly runningTitle: string;
    readonly runningBody: string;
    readonly backToQuiz: string;
    readonly sessionEndedTitle: string;
    readonly sessionEndedBody: string;
    readonly signIn: string;
    readonly signInByCode: string;
    readonly signedIn: string;
    readonly notFound: string;
    readonly goBack: string;
  };
  readonly teacherMessages: {
  };
  readonly timing: {
  };
  readonly ui: {
  };
}

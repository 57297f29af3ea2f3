// Written by scripts/check-languages.ts --write from en.json.

/** The sentences of the product by subject and name; those with parts are functions. */
export interface Sentences {
  readonly accounts: {
  };
  readonly answers: {
    readonly emptyGap: string;
    readonly right: string;
    readonly wrong: string;
    readonly rightIs: string;
    readonly yourAnswer: string;
    readonly correctAnswer: string;
    readonly modelAnswer: string;
    readonly alsoAccepted: string;
    readonly correctAnswerLater: string;
    readonly explanation: string;
    readonly options: string;
    readonly leftEmpty: string;
    readonly correct: string;
    readonly partlyCorrect: string;
    readonly incorrect: string;
    readonly place: (parts: { place: number }) => string;
    readonly marks: (parts: { score: number; maximum: number }) => string;
  };
  readonly assignment: {
  };
  readonly attempts: {
    readonly resultsNotReleased: string;
    readonly score: (parts: { score: number; maximum: number }) => string;
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
    readonly practice: string;
    readonly title: (parts: { subject: string }) => string;
    readonly back: string;
    readonly dock: string;
    readonly loadFailed: string;
    readonly neverCounts: string;
    readonly place: (parts: { done: number; inAll: number }) => string;
    readonly placeAhead: (parts: { done: number }) => string;
    readonly check: string;
    readonly checking: string;
    readonly dontKnow: string;
    readonly answerFirst: string;
    readonly next: string;
    readonly waits: string;
    readonly nextWaits: string;
    readonly tryAgain: string;
    readonly unknown: string;
    readonly unsure: string;
    readonly compare: string;
    readonly knewIt: string;
    readonly didNot: string;
    readonly comesAgain: (parts: { when: string }) => string;
    readonly done: string;
    readonly doneForNow: string;
    readonly nothingDue: string;
    readonly goesOn: (parts: { when: string }) => string;
    readonly goesOnNow: string;
    readonly noneNow: string;
    readonly answersCorrect: (parts: { count: number }) => string;
    readonly answersPartlyCorrect: (parts: { count: number }) => string;
    readonly answersIncorrect: (parts: { count: number }) => string;
    readonly ahead: string;
    readonly goOn: string;
    readonly ended: string;
    readonly endedMore: string;
  };
  readonly preview: {
    readonly title: string;
    readonly titleOf: (parts: { title: string }) => string;
    readonly bar: string;
    readonly startTimer: string;
    readonly running: string;
    readonly back: string;
    readonly endTitle: string;
    readonly end: string;
    readonly timeUp: string;
    readonly startAgain: string;
    readonly drawAgain: string;
    readonly drawnAgain: string;
    readonly empty: string;
    readonly loadFailed: string;
  };
  readonly questionTypes: {
    readonly singleChoice: string;
    readonly multipleChoice: string;
    readonly shortAnswer: string;
    readonly longAnswer: string;
    readonly slider: string;
    readonly number: string;
    readonly gaps: string;
    readonly matching: string;
    readonly ordering: string;
    readonly marks: (parts: { marks: number }) => string;
    readonly partMarks: string;
    readonly question: (parts: { number: number }) => string;
    readonly yourAnswer: string;
    readonly chooseOne: string;
    readonly chooseAll: string;
    readonly weight: (parts: { percent: number }) => string;
    readonly words: (parts: { count: number }) => string;
    readonly notAnswered: string;
    readonly clearAnswer: string;
    readonly toChooseFrom: string;
    readonly tapThenRow: string;
    readonly nowItsRow: (parts: { letter: string }) => string;
    readonly moveUp: (parts: { name: string; place: number; count: number }) => string;
    readonly moveDown: (parts: { name: string; place: number; count: number }) => string;
    readonly movedTo: (parts: { name: string; place: number; count: number }) => string;
    readonly moveFrom: (parts: { place: number; count: number; name: string }) => string;
    readonly putAt: (parts: { name: string; place: number; count: number }) => string;
    readonly nowItsPlace: string;
    readonly orderIsRight: string;
    readonly orderUntouched: string;
    readonly sliderRange: (parts: { min: string; max: string }) => string;
    readonly asNumber: string;
    readonly asNumberWithUnit: string;
    readonly fillIn: string;
    readonly gap: (parts: { number: number; count: number }) => string;
    readonly gapWithin: (parts: { number: number; count: number; around: string }) => string;
    readonly choose: string;
    readonly enlarge: string;
    readonly imageFallback: (parts: { number: number }) => string;
    readonly writeLetters: string;
    readonly spare: string;
    readonly numberThese: string;
    readonly writeNumber: string;
    readonly writeNumberWithUnit: string;
    readonly writeInRange: (parts: { min: string; max: string; step: string }) => string;
    readonly keyedRange: (parts: { min: string; max: string; step: string }) => string;
    readonly isCorrect: string;
    readonly modelAnswer: string;
  };
  readonly readingHelp: {
    readonly readingHelp: string;
    readonly notLoaded: string;
    readonly forYou: string;
    readonly larger: string;
    readonly byNeed: string;
    readonly spacing: string;
    readonly spacingMeans: string;
    readonly ruler: string;
    readonly rulerMeans: string;
    readonly voice: string;
    readonly voiceMeans: string;
    readonly clock: string;
    readonly clockMeans: string;
    readonly stop: string;
    readonly noVoice: string;
    readonly minutes: (parts: { minutes: number }) => string;
    readonly lastMinute: string;
  };
  readonly refusals: {
  };
  readonly responses: {
    readonly responsesFailed: string;
    readonly rubric: string;
    readonly given: string;
    readonly notGiven: string;
    readonly fromTeacher: string;
    readonly scoreStayed: (parts: { date: string; score: number }) => string;
    readonly scoreChanged: (parts: { date: string; before: number; after: number }) => string;
    readonly ask: string;
    readonly askAgain: string;
    readonly askAt: (parts: { number: number }) => string;
    readonly askAgainAt: (parts: { number: number }) => string;
    readonly atQuestion: (parts: { number: number }) => string;
    readonly label: string;
    readonly hint: string;
    readonly tooLong: (parts: { maximum: number }) => string;
    readonly send: string;
    readonly tryAgain: string;
    readonly cancel: string;
    readonly notSent: string;
    readonly asked: (parts: { date: string }) => string;
    readonly waits: string;
    readonly answered: string;
  };
  readonly richText: {
    readonly gap: (parts: { number: number }) => string;
    readonly blank: string;
  };
  readonly site: {
  };
  readonly slips: {
  };
  readonly startCard: {
  };
  readonly symbols: {
    readonly symbols: string;
    readonly close: string;
    readonly inserted: (parts: { name: string }) => string;
    readonly groups: string;
    readonly greek: string;
    readonly math: string;
    readonly logic: string;
    readonly arrows: string;
    readonly scripts: string;
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
    readonly controls: string;
    readonly tabWarning: (parts: { count: number; limit: number }) => string;
  };
  readonly teacherMessages: {
    readonly from: (parts: { count: number }) => string;
    readonly spoken: (parts: { text: string }) => string;
  };
  readonly timing: {
  };
  readonly ui: {
  };
}

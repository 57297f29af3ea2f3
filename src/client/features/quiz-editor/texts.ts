/** The texts of the quiz editor, verbatim where the specification quotes them. */
export const texts = {
  create: 'Create New Quiz',
  edit: 'Edit Quiz',
  questionsOf: (title: string) => `Questions: ${title}`,
  addQuestion: 'Add Question',
  editQuestion: 'Edit Question',
  createFailed: 'Failed to save quiz. Please try again.',
  updateFailed: 'Failed to update quiz. Please try again.',
  loadFailed: 'Failed to load quiz. Please try again.',
  saved: 'Quiz saved.',
  questionTimersHint:
    'Each question has its own time limit; when it is over, the next question opens. Unless you send questions one by one, the whole quiz is on the student’s device from the start, so it also runs without a network.',
  oneByOneHint:
    'A question comes to the student’s device only when its time begins: without a network at that moment a student waits while the time goes on.',
  oneByOneOff: 'Only for a quiz with individual question timers.',
  timeByQuestion: 'Each question has its own time, because individual question timers are on.',
  navigationOff: 'With individual question timers, students can never go back.',
  navigationHint: 'Students may go back to earlier questions.',
  shuffleHint: 'Each student gets the questions in an order of their own.',
  shuffleOptionsHint:
    'Each student gets the options of a choice in an order of their own. “All of the above” keeps its place.',
  tabChangeHint: 'When this is off, the quiz is submitted the third time a student leaves it.',
  language: 'Language of the questions',
  languageUnknown: 'Not named',
  languageHint: 'Screen readers and reading aloud use it; the buttons of the quiz stay as they are.',
  blindMarkingHint:
    'You see no names until every answer is marked. You can show them earlier; this is logged.',
  frozen: 'Students have already started this quiz, so this can no longer be changed.',
  questionsFrozen:
    'Students have already started this quiz. You can still correct text, correct answers and marks; questions can no longer be added, deleted or moved.',
  deleteConfirm: (count: number) =>
    `Are you sure you want to delete ${count === 1 ? 'this question' : `these ${count} questions`}?`,
  deleted: (count: number) => (count === 1 ? 'Question deleted.' : `${count} questions deleted.`),
  duplicated: 'Copied below.',
  moveTitle: (number: number) => `Move question ${number}`,
  position: (count: number) => `New position (1 to ${count})`,
  positionInvalid: (count: number) => `Enter a whole number from 1 to ${count}.`,
  moved: (place: number, { count, of }: { count: number; of: number }) =>
    count === 1
      ? `Moved to ${place} of ${of}`
      : `${count} questions moved to ${place}–${place + count - 1} of ${of}`,
  select: (number: number) => `Select question ${number}`,
  selection: 'Selected questions',
  selected: (count: number) => `${count} selected`,
  selectedUp: 'Move the selected questions up',
  selectedDown: 'Move the selected questions down',
  deleteSelected: 'Delete the selected questions',
  clearSelection: 'Select no question',
  missingTimes: (count: number) =>
    `Time limit in seconds for the ${count === 1 ? 'question' : `${count} questions`} without one`,
  notFound: 'This question was not found in the quiz.',
  outline: 'Questions in order',
  open: (number: number) => `Edit question ${number}`,
  newQuestion: 'New question',
  preview: 'As a student sees it',
  placeOf: (number: number, count: number) => `Question ${number} of ${count}`,
  lacks: {
    text: 'No text yet',
    options: 'Options missing',
    correctAnswer: 'No key yet',
    slider: 'No range yet',
    timeLimit: 'No time limit yet',
  } as Readonly<Record<string, string>>,
  lacksSomething: 'Not finished',
  keys: [
    [['Ctrl', 'Enter'], 'next question'],
    [['Enter'], 'next option'],
    [['Ctrl', 'K'], 'mark the option as key'],
    [['Backspace'], 'empty option: remove'],
    [['Ctrl', 'M'], 'put a formula in'],
    [['Ctrl', 'V'], 'lines become options'],
    [['Alt', '↑', '↓'], 'move question or selection'],
    [['Esc'], 'close'],
  ] as readonly (readonly [keys: readonly string[], act: string])[],
  importQuestions: 'Import questions',
  drawn: (draw: number, count: number) => `${draw} of these ${count}`,
  fromBank: 'From the bank',
  noQuestions: 'No questions yet',
  noQuestionsHint: 'A quiz can be published once it has at least one question.',
} as const;

/** The ids of the controls, for the error summary. */
export const fieldIds = {
  title: 'quiz-title',
  totalTimeSeconds: 'quiz-total-time',
  questions: 'quiz-questions',
} as const;

export const fieldIdOf = (field: string): string =>
  new Map<string, string>(Object.entries(fieldIds)).get(field) ?? fieldIds.title;

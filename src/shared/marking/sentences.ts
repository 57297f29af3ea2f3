/** Sentences about marking for the teacher. */

// marking
export const answerMalformed = 'The answer did not fit the question; it was kept as text and marked 0.';
export const graderFailed =
  'Marking failed, so this number is provisional. Please mark this answer yourself.';
export const answerChangedSince =
  'This answer changed after you marked it. Your mark stands until you give another.';
export const aiSuspicious =
  'The AI took this for an instruction to itself. It stands at 0 until you have read it.';
export const aiDistrusted =
  'The AI also gave marks to a worthless answer that was sent along to check it. Please read this answer.';
export const aiUnavailable =
  'The AI server gave no usable marks for this question, so the built-in rules marked it. Please review these marks.';
export const aiPartlyUnavailable =
  'The AI server gave no usable marks for some answers to this question, so the built-in rules marked those.';
/** Replaces a correct answer. */
export const everyAnswer = 'every answer';
/** A grader's failures in the exam required for each question. */
export const examFaults = {
  blank: 'an empty answer got marks',
  key: 'the model answer itself did not get its marks',
  contrary: 'the opposite of the model answer got marks',
  injection: 'a text that only asks for full marks got them',
  stranger: 'the answer to another question got marks',
  silent: 'some test answers got no usable marks',
} as const;
export const aiFailedExam = (fault: string) =>
  `The AI was not used for this question, because in a test ${fault}. The built-in rules marked it instead.`;
export const builtInFailedExam = (fault: string) =>
  `Please look at every mark on this question: in a test of the built-in rules, ${fault}.`;
export const useAiBooleanRequired = 'Say with true or false whether AI marking may be used.';
export const useEarlierMarksBooleanRequired =
  'Say with true or false whether the marks of your earlier classes may be used.';

// rubrics
export const rubricItemsInvalid = (maximum: number) => `A rubric has 1 to ${maximum} items.`;
export const rubricTextInvalid = (maximum: number) =>
  `Say in 1 to ${maximum} characters what the item of the rubric is for.`;
export const rubricPointsInvalid = (maximum: number) =>
  `The points of an item are steps of 0.5, from -${maximum} to ${maximum}.`;
export const rubricTextOnly = 'Only short and long answers are marked by a rubric.';
export const rubricSaved = 'Rubric saved';
export const rubricUndone = 'The rubric and its marks are as they were.';
export const rubricChangedSince = 'The rubric has changed since it was shown. Please look at it again.';
export const rubricNothingToUndo = 'There is no change of this rubric to undo.';
export const rubricUsedSince =
  'Answers were given new items of this rubric since, so the change can no longer be undone.';

// requests
export const studentMarkedTwice = 'Please name each student in one group only.';
export const alarmDismissed = 'The alarm was dismissed.';
export const evidenceInvalid = (maximum: number) =>
  `Please send the evidence of the alarm as a text of 1 to ${maximum} characters.`;

// the built-in grader's explanations; the first applicable guard is used
export const markingBlank = 'No answer was given.';
export const markingEqual = 'Equal to the model answer.';
export const markingDrawn =
  'Drawn by chance to check the grader, which is sure of these marks. Are they right?';
export const markingNothingFound = 'Nothing of the model answer was found.';
export const markingFound = (matched: string, missing: string) =>
  missing === '' ? `Found: ${matched}.` : `Found: ${matched}. Missing: ${missing}.`;
/** The reason for a changed suggestion, before the grader's findings. */
export const markingMoved = (
  move: { marks: number; from: number; to: number },
  markedAnswer: string | undefined,
) =>
  `After a mark of ${move.marks}${markedAnswer === undefined ? '' : ` for “${markedAnswer}”`}: ${move.from} became ${move.to}.`;
export const markingGuards = [
  [
    'instruction',
    'This answer speaks to the marker instead of answering. It stands at 0 until you have read it.',
  ],
  ['negation', 'A "not" differs from the model answer. It stands at 0 until you have read it.'],
  ['denied', 'This says the right words and denies or doubts them. It stands at 0 until you have read it.'],
  ['opposite', 'A word stands for its opposite. It stands at 0 until you have read it.'],
  ['repeated', 'This repeats the same words over and over. It stands at 0 until you have read it.'],
  [
    'signs',
    'A number, a sign or a unit differs from the model answer. It stands at 0 until you have read it.',
  ],
  [
    'nearly-same',
    'This is nearly the model answer. Case, an accent or the form of a formula differs. Please read it.',
  ],
  ['changed-word', 'Another word stands in the place of one of a right answer. Please read it.'],
  ['added-words', 'Beside a right answer this says something that nobody else says. Please read it.'],
  ['numbers', 'A number differs from the model answer. Please read it.'],
  ['copied-question', 'This mostly repeats the question. It stands at 0 until you have read it.'],
  ['adds-nothing', 'This says nothing that the question does not already say. Please read it.'],
  ['shuffled', 'The words of the model answer are here in a different order. Please read it.'],
  ['gibberish', 'This contains hardly any real words. It stands at 0 until you have read it.'],
  [
    'foreign-words',
    'Hardly a word of this is in the question, the model answer or another answer. Please read it.',
  ],
  ['short-model-answer', 'The model answer is too short to compare other wordings with it. Please read it.'],
] as const;

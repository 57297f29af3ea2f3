/** What the evaluation screen says; what spec §2, §4 and §8 quote stands here verbatim. */
export const texts = {
  title: 'Quiz Evaluation',
  back: 'Back to your quizzes',
  downloadCsv: 'Download CSV',
  printSlips: 'Print result slips',
  startEvaluation: 'Start evaluation',
  releaseScores: 'Release Scores',
  scoresReleased: 'Scores Released',
  releaseConfirm: 'Are you sure you want to release scores to students? This action cannot be undone.',
  unreviewed: (count: number) =>
    count === 1
      ? '1 answer is still an unreviewed suggestion.'
      : `${count} answers are still unreviewed suggestions.`,
  downloadFailed: 'Failed to download data. Please try again.',
  startFailed: 'Failed to start evaluation',
  releaseFailed: 'Failed to release scores',
  marksFailed: 'Failed to update marks',
  loadFailed: 'Failed to load results. Please try again.',
  connectionLost: 'The connection is lost. What you see may be out of date.',

  evaluating: 'Evaluating answers',
  progress: (done: number, total: number) =>
    `${done} of ${total} students done. You can leave this page; it carries on.`,
  summary: (total: number, evaluated: number, toReview: number) =>
    `${total} submitted · ${evaluated} evaluated · ${toReview === 0 ? 'nothing to review' : `${toReview} ${toReview === 1 ? 'answer' : 'answers'} to review`}`,

  noAttempts: 'No attempts yet',
  noAttemptsMore: 'Answers appear here as soon as the first student has submitted.',
  nothingEvaluated: 'Nothing is evaluated yet',
  startToSee: 'Start evaluation to mark the answers. The figures then appear here.',
  startToMark: 'Nothing is evaluated yet. Start evaluation to mark the answers.',
  beingEvaluated: 'The first figures appear as soon as a student’s answers are evaluated.',

  viewAnswers: 'View answers',
  nothingToReview: 'Nothing to review',
  nothingToReviewMore: 'No student here has an answer that waits for your review.',
  needsReview: 'Needs review',
  waiting: 'Not evaluated',
  evaluated: 'Evaluated',
  released: 'Released',
  noAnswer: 'No answer',
  receipt: 'receipt',
  showLeavings: 'Show when',
  studentNotHere: 'This student has no attempt on this quiz.',

  students: (count: number) => (count === 1 ? '1 student' : `${count} students`),
  marksDiffer: (low: number, high: number) => `Marks differ here: ${low} to ${high}.`,
  keepMarks: (count: number, marks: number) =>
    count === 1 ? `Keep ${marks}` : `Keep ${marks} for all ${count}`,
  setAll: (count: number, marks: number) => `Set all ${count} to ${marks}`,
  partlyEvaluated: (count: number) => `${count} not evaluated yet`,
  savingGroup: (done: number, total: number) => `Saving marks: ${done} of ${total}`,
  savedGroup: (saved: number, total: number, marks: number) =>
    saved === total
      ? `${total === 1 ? '1 answer' : `${total} answers`} set to ${marks}.`
      : `${saved} of ${total} answers set to ${marks}. The others keep the marks they had.`,
} as const;

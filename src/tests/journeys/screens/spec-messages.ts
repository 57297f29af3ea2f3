import type { SpecTexts } from './spec-texts';

/** Documented messages for events (spec §4), refusals (§5) and failures (§8). */
export const specMessages: readonly SpecTexts[] = [
  // §4 States and transitions
  { section: '§4', screen: 'quiz-editor-new', texts: ['Quiz 1', 'Quiz description'] },
  { section: '§4', screen: 'teacher-published', texts: ['Quiz published successfully! Share ID: '] },
  {
    section: '§4',
    screen: 'teacher-confirm-stop',
    texts: ['Are you sure you want to stop accepting responses for this quiz?'],
  },
  {
    section: '§4',
    screen: 'teacher-confirm-start',
    texts: ['Are you sure you want to start accepting responses for this quiz?'],
  },
  { section: '§4', screen: 'teacher-responses-stopped', texts: ['Quiz is now not accepting responses.'] },
  { section: '§4', screen: 'teacher-responses-started', texts: ['Quiz is now accepting responses.'] },
  {
    section: '§4',
    screen: 'evaluation-confirm-release',
    texts: ['Are you sure you want to release scores to students? This action cannot be undone.'],
  },
  { section: '§4', screen: 'evaluation-released', texts: ['Scores Released'] },
  { section: '§4', screen: 'evaluation-marks-updated', texts: ['Marks updated successfully'] },
  {
    section: '§4',
    screen: 'runner-tab-warning',
    texts: ['Tab changes: 1/3. Quiz will auto-submit after 3!'],
  },
  { section: '§4', screen: 'plans-payment-failed', texts: ['Payment failed. Please try again. '] },
  // §5 Joining
  { section: '§5', screen: 'student-join-without-quiz', texts: ['Unable to start quiz'] },
  {
    section: '§5',
    screen: 'student-join-closed',
    texts: ['This quiz is no longer accepting responses'],
  },
  {
    section: '§5',
    screen: 'student-link-closed',
    texts: ['This quiz is no longer accepting responses'],
  },
  // §8 The error catalogue
  { section: '§8', screen: 'login-failed', texts: ['Login failed. Please try again.'] },
  { section: '§8', screen: 'login-refused', texts: ['This address is not on the list.'] },
  { section: '§8', screen: 'student-join-failed', texts: ['Failed to join quiz'] },
  { section: '§8', screen: 'student-start-failed', texts: ['Failed to join quiz'] },
  { section: '§8', screen: 'student-link-unknown', texts: ['Quiz not found or not published'] },
  {
    section: '§8',
    screen: 'quiz-editor-title-taken',
    texts: ['A quiz with this title already exists. Please choose a different name.'],
  },
  { section: '§8', screen: 'quiz-editor-save-failed', texts: ['Failed to save quiz. Please try again.'] },
  { section: '§8', screen: 'quiz-editor-update-failed', texts: ['Failed to update quiz. Please try again.'] },
  { section: '§8', screen: 'quiz-editor-load-failed', texts: ['Failed to load quiz. Please try again.'] },
  {
    section: '§8',
    screen: 'question-editor-save-failed',
    texts: ['Failed to save question. Please try again.'],
  },
  { section: '§8', screen: 'teacher-delete-failed', texts: ['Failed to delete quiz. Please try again.'] },
  {
    section: '§8',
    screen: 'teacher-plan-required',
    texts: ['You need an active plan to publish quizzes. Please upgrade your plan to continue.'],
  },
  { section: '§8', screen: 'teacher-publish-failed', texts: ['Failed to publish quiz. Please try again.'] },
  { section: '§8', screen: 'teacher-toggle-failed', texts: ['Failed to update quiz. Please try again.'] },
  { section: '§8', screen: 'evaluation-start-failed', texts: ['Failed to start evaluation'] },
  { section: '§8', screen: 'evaluation-release-failed', texts: ['Failed to release scores'] },
  { section: '§8', screen: 'evaluation-marks-failed', texts: ['Failed to update marks'] },
  {
    section: '§8',
    screen: 'teacher-download-failed',
    texts: ['Failed to download data. Please try again.'],
  },
  {
    section: '§8',
    screen: 'quiz-editor-confirm-delete',
    texts: ['Are you sure you want to delete this question?'],
  },
  {
    section: '§8',
    screen: 'teacher-confirm-delete',
    texts: ['Are you sure you want to delete this quiz? This action cannot be undone.'],
  },
];

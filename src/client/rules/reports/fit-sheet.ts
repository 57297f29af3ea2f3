import { compareText } from '../../../shared/by-name';
import type { PupilReport, ReportQuiz } from '../../../shared/reports/schema';
import type { PupilTopic } from '../../../shared/topics/schema';
import { cutToWidth, textWidth } from './text-width';

export const SHEET_QUIZZES_MAXIMUM = 20;
export const SHEET_TOPICS_MAXIMUM = 8;
export const SHEET_NOTE_MAXIMUM_LENGTH = 300;

export interface SheetComment {
  readonly title: string;
  /** Null for the whole quiz. */
  readonly questionNumber: number | null;
  readonly text: string;
}

/** The part of a report that fits one sheet, and the numbers of omitted items. */
export interface SheetContent {
  readonly quizzes: readonly ReportQuiz[];
  readonly quizzesLeftOut: number;
  readonly topics: readonly PupilTopic[];
  readonly topicsLeftOut: number;
  readonly comments: readonly SheetComment[];
  readonly commentsLeftOut: number;
  /** Whether a comment is cut. */
  readonly isCut: boolean;
  /** The teacher's note, as far as it fits. */
  readonly note: string;
}

/** Heights in millimetres, matching the sheet's print styles; fits A4 and Letter. */
const SHEET = 252;
const HEAD = 27;
/** The signature lines with their space. */
const SIGNATURES = 14;
/** A part's heading with the space above. */
const PART = 9.5;
const ROW = 4.8;
const LINE = 3.75;

/** The letters of average width per line. */
const LINE_WIDTH = 96;
const TITLE_WIDTH = 40;
const NOTE_LINES_MAXIMUM = 4;

/**
 * Selects the content of one sheet: the newest quizzes, the topics with most questions, by name, and the
 * newest comments, all cut to the same number of lines if they do not fit.
 */
export function fitSheet(report: PupilReport, typedNote = ''): SheetContent {
  const quizzes = report.quizzes.slice(0, SHEET_QUIZZES_MAXIMUM);
  const topics = report.topics
    .toSorted((one, other) => other.questionCount - one.questionCount)
    .slice(0, SHEET_TOPICS_MAXIMUM)
    .sort((one, other) => compareText(one.topic, other.topic));
  const note = tidyNote(typedNote);
  const comments = quizzes.flatMap(commentsOn);
  const lines = comments.map(linesOf);
  const taken =
    HEAD + SIGNATURES + quizzesHeight(quizzes.length) + topicsHeight(topics.length) + noteHeight(note);
  // Two lines list the cut and omitted parts.
  const shown = withinRoom(lines, (SHEET - taken - PART) / LINE - 2);
  return {
    quizzes,
    quizzesLeftOut: report.quizzes.length - quizzes.length,
    topics,
    topicsLeftOut: report.topics.length - topics.length,
    comments: comments.slice(0, shown.count).map((comment) => cut(comment, shown.lines)),
    commentsLeftOut: comments.length - shown.count,
    isCut: lines.slice(0, shown.count).some((each) => each > shown.lines),
    note,
  };
}

/** With heads, the mean, and a line about omitted ones. */
const quizzesHeight = (count: number) => PART + (2 + count) * ROW + LINE;
/** With heads, and three lines of explanation. */
const topicsHeight = (count: number) => (count === 0 ? 0 : PART + (1 + count) * ROW + 3 * LINE);
const noteHeight = (note: string) =>
  note === ''
    ? 0
    : PART + LINE * note.split('\n').reduce((sum, line) => sum + Math.ceil(textWidth(line) / LINE_WIDTH), 0);

/** Removes empty lines, and joins those beyond the available space. */
function tidyNote(typed: string): string {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const last = lines.slice(NOTE_LINES_MAXIMUM - 1).join(' ');
  return [...lines.slice(0, NOTE_LINES_MAXIMUM - 1), ...(last ? [last] : [])].join('\n');
}

/** The comments on a quiz, the one on the whole first. */
const commentsOn = ({ title: whole, comment, answerComments }: ReportQuiz): SheetComment[] => {
  const title = cutToWidth(whole, TITLE_WIDTH);
  return [
    ...(comment === null ? [] : [{ title, questionNumber: null, text: oneLine(comment) }]),
    ...answerComments.map(({ number, text }) => ({ title, questionNumber: number, text: oneLine(text) })),
  ];
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
/** The lead of a comment: the quiz and the question's number. */
const leadWidth = ({ title }: SheetComment) => textWidth(title) + ', question 100: '.length;
const linesOf = (comment: SheetComment) =>
  Math.ceil((leadWidth(comment) + textWidth(comment.text)) / LINE_WIDTH);
const cut = (comment: SheetComment, lines: number): SheetComment =>
  linesOf(comment) <= lines
    ? comment
    : { ...comment, text: cutToWidth(comment.text, lines * LINE_WIDTH - leadWidth(comment)) };

/** The number of comments that fit, and their maximum number of lines. */
function withinRoom(lines: readonly number[], room: number): { count: number; lines: number } {
  const most = Math.max(1, ...lines);
  for (let each = most; each > 1; each -= 1) {
    if (lines.reduce((sum, own) => sum + Math.min(own, each), 0) <= room) {
      return { count: lines.length, lines: each };
    }
  }
  return { count: Math.max(0, Math.min(lines.length, Math.floor(room))), lines: 1 };
}

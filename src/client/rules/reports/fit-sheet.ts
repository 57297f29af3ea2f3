import { compareText } from '../../../shared/by-name';
import type { PupilReport, ReportQuiz } from '../../../shared/reports/schema';
import type { PupilTopic } from '../../../shared/topics/schema';
import { cutToWidth, textWidth } from './text-width';

export const SHEET_QUIZZES_MAXIMUM = 20;
export const SHEET_TOPICS_MAXIMUM = 8;
export const SHEET_NOTE_MAXIMUM_LENGTH = 300;

/** One comment as it stands on the sheet. */
export interface SheetComment {
  readonly title: string;
  /** Null where it is about the whole quiz. */
  readonly questionNumber: number | null;
  readonly text: string;
}

/** What of a report one sheet of paper holds, and how much it leaves out. */
export interface SheetContent {
  readonly quizzes: readonly ReportQuiz[];
  readonly quizzesLeftOut: number;
  readonly topics: readonly PupilTopic[];
  readonly topicsLeftOut: number;
  readonly comments: readonly SheetComment[];
  readonly commentsLeftOut: number;
  /** Whether a comment stands there in part. */
  readonly isCut: boolean;
  /** What the teacher adds, as there is room for it. */
  readonly note: string;
}

/** Heights in millimetres, as the styles of the sheet have them for paper; it fits A4 and Letter. */
const SHEET = 252;
const HEAD = 27;
/** The lines to sign on, with the room for it. */
const SIGNATURES = 14;
/** A heading of a part, with the room above it. */
const PART = 9.5;
const ROW = 4.8;
const LINE = 3.75;

/** So many letters of usual width fit a line. */
const LINE_WIDTH = 96;
const TITLE_WIDTH = 40;
const NOTE_LINES_MAXIMUM = 4;

/**
 * Chooses what stands on one sheet: the newest quizzes, the topics with most questions, by name, and of the comments the newest,
 * all cut to the same number of lines where there is not room for the whole of them.
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
  // Two lines say what is cut and what is left out.
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

/** With its heads, the mean, and a line for what is left out. */
const quizzesHeight = (count: number) => PART + (2 + count) * ROW + LINE;
/** With its heads, and three lines on how it is read. */
const topicsHeight = (count: number) => (count === 0 ? 0 : PART + (1 + count) * ROW + 3 * LINE);
const noteHeight = (note: string) =>
  note === ''
    ? 0
    : PART + LINE * note.split('\n').reduce((sum, line) => sum + Math.ceil(textWidth(line) / LINE_WIDTH), 0);

/** Without empty lines, and those beyond what there is room for put together. */
function tidyNote(typed: string): string {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const last = lines.slice(NOTE_LINES_MAXIMUM - 1).join(' ');
  return [...lines.slice(0, NOTE_LINES_MAXIMUM - 1), ...(last ? [last] : [])].join('\n');
}

/** What was said about a quiz, the whole of it first. */
const commentsOn = ({ title: whole, comment, answerComments }: ReportQuiz): SheetComment[] => {
  const title = cutToWidth(whole, TITLE_WIDTH);
  return [
    ...(comment === null ? [] : [{ title, questionNumber: null, text: oneLine(comment) }]),
    ...answerComments.map(({ number, text }) => ({ title, questionNumber: number, text: oneLine(text) })),
  ];
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
/** What stands before a comment: the quiz and the number of the question. */
const leadWidth = ({ title }: SheetComment) => textWidth(title) + ', question 100: '.length;
const linesOf = (comment: SheetComment) =>
  Math.ceil((leadWidth(comment) + textWidth(comment.text)) / LINE_WIDTH);
const cut = (comment: SheetComment, lines: number): SheetComment =>
  linesOf(comment) <= lines
    ? comment
    : { ...comment, text: cutToWidth(comment.text, lines * LINE_WIDTH - leadWidth(comment)) };

/** How many comments there is room for, and in how many lines at most. */
function withinRoom(lines: readonly number[], room: number): { count: number; lines: number } {
  const most = Math.max(1, ...lines);
  for (let each = most; each > 1; each -= 1) {
    if (lines.reduce((sum, own) => sum + Math.min(own, each), 0) <= room) {
      return { count: lines.length, lines: each };
    }
  }
  return { count: Math.max(0, Math.min(lines.length, Math.floor(room))), lines: 1 };
}

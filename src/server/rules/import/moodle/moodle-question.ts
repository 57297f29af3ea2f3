/** How a text is written; "moodle" is HTML in which line breaks count. */
export type MoodleFormat = 'html' | 'moodle' | 'plain' | 'markdown';

export interface MoodleText {
  readonly source: string;
  readonly format: MoodleFormat;
  /** The name of a picture that stands with it in the file, by its path there. */
  picture(path: string): string | undefined;
}

export interface MoodleAnswer {
  readonly text: MoodleText;
  /** In percent. */
  readonly fraction: number;
  readonly feedback: MoodleText;
  /** Of a number. */
  readonly tolerance: string;
}

/** A question as Moodle keeps it, whether its XML or a backup says so; what its type has not is empty. */
export interface MoodleQuestion {
  readonly type: string;
  readonly line: number;
  readonly name: string;
  readonly text: MoodleText;
  readonly generalFeedback: MoodleText;
  readonly marks: number;
  readonly penalty: number;
  readonly hints: readonly MoodleText[];
  readonly tags: readonly string[];
  readonly id: string;
  readonly answers: readonly MoodleAnswer[];
  readonly isSingle: boolean;
  readonly isCaseSensitive: boolean;
  readonly units: readonly { readonly name: string; readonly multiplier: number }[];
  /** Whether students of a number are asked for its unit. */
  readonly asksUnit: boolean;
  /** What a missing or wrong unit costs, as a share of the marks. */
  readonly unitPenalty: number;
  readonly pairs: readonly { readonly left: MoodleText; readonly right: MoodleText }[];
  /** What can be put into the places [[1]], [[2]] of the text. */
  readonly pieces: readonly { readonly text: MoodleText; readonly group: string }[];
  /** What all are told whose answer is right, partly right or wrong. */
  readonly combinedFeedback: readonly MoodleText[];
  /** What only those who mark can read, and what an answer begins with. */
  readonly graderInfo: MoodleText;
  readonly template: MoodleText;
  readonly givesPartMarks: boolean;
}

export const NO_TEXT: MoodleText = { source: '', format: 'html', picture: () => undefined };

export const EMPTY_QUESTION: MoodleQuestion = {
  ...{
    type: '',
    line: 1,
    name: '',
    text: NO_TEXT,
    generalFeedback: NO_TEXT,
    marks: 1,
    penalty: 0,
    hints: [],
  },
  ...{
    tags: [],
    id: '',
    answers: [],
    isSingle: true,
    isCaseSensitive: false,
    units: [],
    asksUnit: false,
    unitPenalty: 0.5,
  },
  ...{ pairs: [], pieces: [], combinedFeedback: [], graderInfo: NO_TEXT, template: NO_TEXT },
  givesPartMarks: true,
};

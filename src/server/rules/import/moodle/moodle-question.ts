/** The format of a text; "moodle" is HTML with significant line breaks. */
export type MoodleFormat = 'html' | 'moodle' | 'plain' | 'markdown';

export interface MoodleText {
  readonly source: string;
  readonly format: MoodleFormat;
  /** The stored name of a picture embedded in the file, by its path. */
  picture(path: string): string | undefined;
}

export interface MoodleAnswer {
  readonly text: MoodleText;
  /** In percent. */
  readonly fraction: number;
  readonly feedback: MoodleText;
  /** For numbers. */
  readonly tolerance: string;
}

/** A Moodle question from XML or a backup; fields that its type lacks are empty. */
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
  /** Whether a number needs a unit. */
  readonly asksUnit: boolean;
  /** The penalty for a missing or wrong unit, as a share of the marks. */
  readonly unitPenalty: number;
  readonly pairs: readonly { readonly left: MoodleText; readonly right: MoodleText }[];
  /** The pieces for the places [[1]], [[2]] of the text. */
  readonly pieces: readonly { readonly text: MoodleText; readonly group: string }[];
  /** The feedback on a right, partly right or wrong answer. */
  readonly combinedFeedback: readonly MoodleText[];
  /** The information for graders, and the template of an answer. */
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

/** What a comment is about: the answers of some students to a question, or without one a whole submission. */
export interface CommentTarget {
  readonly questionId: string | null;
  readonly studentIds: readonly string[];
}

/** What a teacher wrote about some answers, as one act. */
export interface CommentAct {
  readonly target: CommentTarget;
  readonly text: string;
}

/** A comment that a colleague has written meanwhile, in the place of which one's own was not taken. */
export interface OthersComment {
  readonly name: string;
  readonly text: string;
}

/** What was written about one answer and is not the stored comment yet, or became it while its field is open. */
export interface WrittenComment {
  readonly act: CommentAct;
  readonly state: 'saving' | 'saved' | 'failed';
  /** Why it was not saved. */
  readonly why?: string | undefined;
  /** The comment that the writer saw there, '' for none. */
  readonly seen: string;
  /** Present where it was not saved since a colleague wrote meanwhile: it waits for its writer to choose. */
  readonly others?: OthersComment | undefined;
}

/** By answer, see `answersOf`. */
export type WrittenComments = ReadonlyMap<string, WrittenComment>;

/** Each answer that a comment is about, by a key of its own. */
export const answersOf = ({ questionId, studentIds }: CommentTarget): string[] =>
  studentIds.map((studentId) => `${studentId} ${questionId ?? ''}`);

/** The students of an act for whom nothing newer was written. */
export function stillMeant(written: WrittenComments, act: CommentAct): string[] {
  const keys = answersOf(act.target);
  return act.target.studentIds.filter((_, at) => written.get(keys[at] ?? '')?.act === act);
}

/** How the comment on some answers stands, what is being written included. */
export interface CommentView {
  /** What all of them have; '' for nothing, and where they differ. */
  readonly text: string;
  readonly state: WrittenComment['state'] | undefined;
  readonly why: string | undefined;
  readonly others: OthersComment | undefined;
  /** Where they differ: each text, and how many have it. */
  readonly differing: readonly { readonly text: string; readonly count: number }[];
  /** How many have any. */
  readonly count: number;
}

/** `stored` are the comments of the students of the target, in their order. */
export function viewOf(
  written: WrittenComments,
  target: CommentTarget,
  stored: readonly (string | null)[],
): CommentView {
  const unsaved = answersOf(target).map((key) => written.get(key));
  const texts = unsaved.map((each, at) => each?.act.text ?? stored[at] ?? '');
  const byText = [...Map.groupBy(texts, (text) => text.trim())];
  const worst = STATES.find((state) => unsaved.some((each) => each?.state === state));
  return {
    text: byText.length === 1 ? (texts[0] ?? '') : '',
    state: worst,
    why: unsaved.find((each) => each?.state === 'failed')?.why,
    others: unsaved.find((each) => each?.others)?.others,
    differing:
      byText.length === 1
        ? []
        : byText.flatMap(([text, same]) => (text === '' ? [] : [{ text, count: same.length }])),
    count: texts.filter((text) => text.trim() !== '').length,
  };
}

const STATES = ['failed', 'saving', 'saved'] as const;

const ENDS_SENTENCE = /[.!?…。！？؟।:;,)"”»-]$/;

/** A text with a phrase after it, as a sentence of its own. */
export function withPhrase(text: string, phrase: string): string {
  const before = text.trimEnd();
  if (before === '') return phrase;
  return `${before}${ENDS_SENTENCE.test(before) ? '' : '.'} ${phrase}`;
}

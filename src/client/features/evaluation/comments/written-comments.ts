/** The target of a comment: some students' answers to a question, or a whole submission. */
export interface CommentTarget {
  readonly questionId: string | null;
  readonly studentIds: readonly string[];
}

/** A comment on some answers, written as one act. */
export interface CommentAct {
  readonly target: CommentTarget;
  readonly text: string;
}

/** A colleague's newer comment that caused a refusal. */
export interface OthersComment {
  readonly name: string;
  readonly text: string;
}

/** A comment written on one answer and not yet stored, or stored while its field is open. */
export interface WrittenComment {
  readonly act: CommentAct;
  readonly state: 'saving' | 'saved' | 'failed';
  /** The reason it is unsaved. */
  readonly why?: string | undefined;
  /** Set after a conflict with a colleague's comment: the writer has to choose. */
  readonly others?: OthersComment | undefined;
}

/** By answer, see `answersOf`. */
export type WrittenComments = ReadonlyMap<string, WrittenComment>;

/** The keys of a comment's answers. */
export const answersOf = ({ questionId, studentIds }: CommentTarget): string[] =>
  studentIds.map((studentId) => `${studentId} ${questionId ?? ''}`);

/** The comment on some answers, including unsaved text. */
export interface CommentView {
  /** Their common text; '' for none or differing ones. */
  readonly text: string;
  readonly state: WrittenComment['state'] | undefined;
  readonly why: string | undefined;
  readonly others: OthersComment | undefined;
  readonly differing: readonly { readonly text: string; readonly count: number }[];
  /** How many have one. */
  readonly count: number;
}

/** `stored` are the students' comments in order. */
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

/** Appends a phrase to a text as its own sentence. */
export function withPhrase(text: string, phrase: string): string {
  const before = text.trimEnd();
  if (before === '') return phrase;
  return `${before}${ENDS_SENTENCE.test(before) ? '' : '.'} ${phrase}`;
}

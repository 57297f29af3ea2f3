import type { Quiz } from '../../../../shared/quiz/schema';
import { emptyQueue, type Queue } from '../../../rules/pending/queue';
import { type Acts, remembered } from '../../../rules/quiz-editing/acts';
import { formOfListed, type QuestionForm, writtenDraft } from '../forms/question-form';
import { toForm } from '../forms/settings-form';
import type { Refusal } from './send-written';
import { keyOf, settingKey, type Written } from './written';

/** A question added on this page, possibly unknown to the server. */
export interface AddedQuestion {
  readonly id: string;
  /** Its initial form. */
  readonly form: QuestionForm;
}

/** The state of a quiz's changes as the page shows it. */
export interface WritingState {
  readonly queue: Queue<Written, Refusal>;
  readonly acts: Acts<Written>;
  readonly added: readonly AddedQuestion[];
  /** The order while a move is in flight. */
  readonly order: readonly string[] | undefined;
  /** The last save of this visit. */
  readonly savedAtMs: number | undefined;
  /** Whether all unsent changes are also kept on this device. */
  readonly isKept: boolean;
  /** Why the last act failed. */
  readonly failure: string | undefined;
  /** How often each part was replaced other than by typing; its editors then reset. */
  readonly replaced: ReadonlyMap<string, number>;
}

export const nothingWritten: WritingState = {
  ...{ queue: emptyQueue, acts: [], added: [], order: undefined, savedAtMs: undefined },
  ...{ isKept: true, failure: undefined, replaced: new Map() },
};

/** The state after a part is replaced. */
export const withReplaced = ({ replaced }: WritingState, key: string): Pick<WritingState, 'replaced'> => ({
  replaced: new Map(replaced).set(key, (replaced.get(key) ?? 0) + 1),
});

export const withAct = (state: WritingState, act: Acts<Written>[number]): Pick<WritingState, 'acts'> => ({
  acts: remembered(state.acts, act),
});

/** A part as stored, as comparable text; undefined if it is not stored. */
export function storedText(quiz: Quiz | undefined, part: Written): string | undefined {
  if (!quiz) return undefined;
  if (part.kind === 'setting') return JSON.stringify(toForm(quiz)[part.name]);
  const form = formOfListed(quiz, part.id);
  return form && JSON.stringify(writtenDraft(form));
}

/** A written part as the same comparable text. */
export const writtenText = (part: Written): string =>
  JSON.stringify(part.kind === 'setting' ? part.value : writtenDraft(part.form));

/** An image that has arrived is not resent. */
export function withoutImageOf(queue: Queue<Written, Refusal>, saved: Written): Queue<Written, Refusal> {
  const key = keyOf(saved);
  const entry = queue.get(key);
  if (entry?.act.kind !== 'question' || saved.kind !== 'question') return queue;
  if (entry.act.image === undefined || entry.act.image !== saved.image) return queue;
  const { id, form } = entry.act;
  return new Map(queue).set(key, { ...entry, act: { kind: 'question', id, form } });
}

/** Question timers are refused while a question lacks a time: after each one set, retry. */
export const TIMERS_KEY = settingKey('useQuestionTimer');

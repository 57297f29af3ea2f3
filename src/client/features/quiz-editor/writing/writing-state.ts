import type { Quiz } from '../../../../shared/quiz/schema';
import { type Acts, remembered } from '../../../../shared/quiz-editing/acts';
import { emptyQueue, type Queue } from '../../../../shared/quiz-editing/unsent';
import { formOfListed, type QuestionForm, writtenDraft } from '../forms/question-form';
import { toForm } from '../forms/settings-form';
import { keyOf, settingKey, type Written } from './written';

/** A question of this page that the server may not have yet. */
export interface AddedQuestion {
  readonly id: string;
  /** How it began. */
  readonly form: QuestionForm;
}

/** All that is being written in one quiz, as the page shows it. */
export interface WritingState {
  readonly queue: Queue<Written>;
  readonly acts: Acts<Written>;
  readonly added: readonly AddedQuestion[];
  /** The order while a move is on its way. */
  readonly order: readonly string[] | undefined;
  /** When something was last saved in this visit. */
  readonly savedAtMs: number | undefined;
  /** Whether all that is unsent is also kept on this device. */
  readonly isKept: boolean;
  /** Why the last act failed. */
  readonly failure: string | undefined;
  /** How often a part was replaced other than by typing: whoever shows it begins anew. */
  readonly replaced: ReadonlyMap<string, number>;
}

export const nothingWritten: WritingState = {
  ...{ queue: emptyQueue, acts: [], added: [], order: undefined, savedAtMs: undefined },
  ...{ isKept: true, failure: undefined, replaced: new Map() },
};

/** The state once a part is to be shown anew. */
export const withReplaced = ({ replaced }: WritingState, key: string): Pick<WritingState, 'replaced'> => ({
  replaced: new Map(replaced).set(key, (replaced.get(key) ?? 0) + 1),
});

export const withAct = (state: WritingState, act: Acts<Written>[number]): Pick<WritingState, 'acts'> => ({
  acts: remembered(state.acts, act),
});

/** How the server has a part, as a text to compare; undefined for what it does not have. */
export function storedText(quiz: Quiz | undefined, part: Written): string | undefined {
  if (!quiz) return undefined;
  if (part.kind === 'setting') return JSON.stringify(toForm(quiz)[part.name]);
  const form = formOfListed(quiz, part.id);
  return form && JSON.stringify(writtenDraft(form));
}

/** How the server will have a part that was written, as the same text. */
export const writtenText = (part: Written): string =>
  JSON.stringify(part.kind === 'setting' ? part.value : writtenDraft(part.form));

/** An image that has arrived goes no second time. */
export function withoutImageOf(queue: Queue<Written>, saved: Written): Queue<Written> {
  const key = keyOf(saved);
  const entry = queue.get(key);
  if (entry?.value.kind !== 'question' || saved.kind !== 'question') return queue;
  if (entry.value.image === undefined || entry.value.image !== saved.image) return queue;
  const { id, form } = entry.value;
  return new Map(queue).set(key, { ...entry, value: { kind: 'question', id, form } });
}

/** Question timers are refused while a question has no time: each that gets one may have been the last. */
export const TIMERS_KEY = settingKey('useQuestionTimer');

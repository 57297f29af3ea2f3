import { type KeyboardEvent as FieldEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Phrase, PhraseList } from '../../../../shared/comments/schema';
import { serverSentence } from '../../../platform/error-message';
import { isTyping } from '../../../platform/shortcuts';
import { trpc } from '../../../platform/trpc';
import { trpcClient } from '../../../platform/trpc-client';
import { commentTexts } from './comment-texts';
import { useCommentedQuiz } from './use-comments';

/** The outcome of the last change of the list. */
export interface PhraseNotice {
  readonly text: string;
  readonly isFailure: boolean;
  /** The removed phrase, which Undo appends again. */
  readonly removed?: Phrase;
}

/** A phrase of the list, with its owner unless it is the teacher's. */
type ListedPhrase = Phrase & { readonly by?: string };

/** Colleagues comment too. */
const COLLEAGUES_STALE_MS = 60_000;

/**
 * The teacher's phrases, then colleagues' phrases in comments on this quiz, and the functions that change the
 * former.
 */
export function usePhrases() {
  const utils = trpc.useUtils();
  const { data } = trpc.phrases.list.useQuery(undefined, { staleTime: Infinity });
  const quizId = useCommentedQuiz();
  const others = trpc.phrases.ofColleagues.useQuery({ quizId }, { staleTime: COLLEAGUES_STALE_MS }).data;
  const [notice, setNotice] = useState<PhraseNotice>();

  // Not a mutation: the quiz does not change.
  const change = async (changing: Promise<PhraseList>, done: Omit<PhraseNotice, 'isFailure'>) => {
    try {
      utils.phrases.list.setData(undefined, await changing);
      setNotice({ ...done, isFailure: false });
    } catch (error) {
      setNotice({ text: serverSentence(error) ?? commentTexts.phraseFailed, isFailure: true });
    }
  };
  const own: readonly ListedPhrase[] = data?.phrases ?? [];
  const known = new Set(own.map(({ text }) => text));
  const foreign = (others?.phrases ?? []).filter(({ text }) => !known.has(text));
  return {
    phrases: [...own, ...foreign],
    notice,
    add: (text: string) =>
      change(trpcClient.phrases.add.mutate({ text }), { text: commentTexts.phraseAdded }),
    remove: (phrase: Phrase) =>
      change(trpcClient.phrases.remove.mutate({ phraseId: phrase.id }), {
        text: commentTexts.phraseRemoved,
        removed: phrase,
      }),
  };
}
export type Phrases = ReturnType<typeof usePhrases>;

const DIGIT = /^Digit([1-9])$/;

/** The phrase of Alt and a digit, by key position, since Alt changes the character on some keyboards. */
export function phraseAt(event: KeyboardEvent | FieldEvent, phrases: readonly Phrase[]): Phrase | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return phrases[Number(DIGIT.exec(event.code)?.[1] ?? 0) - 1];
}

/** Inserts a phrase by its key anywhere on the page except while typing. */
export function usePhraseKeys(phrases: readonly Phrase[], onUse: (text: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const phrase = phraseAt(event, phrases);
    if (!phrase || event.defaultPrevented || isTyping(event.target)) return;
    if (document.querySelector('dialog:modal')) return;
    event.preventDefault();
    onUse(phrase.text);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { TextFormat } from '../../../shared/question-types/base';
import { GAP_MARK, gapRunCount } from '../../../shared/question-types/cloze/gap-runs';
import { fieldIds } from '../editing-texts';
import { BLANK_GAP_FORM, type ClozeForm, type GapForm } from './editing';
import { gapsFollowing } from './follow-text';

/** The fields of the gaps and the question's text, which determines their number. */
export type GapsForm = ClozeForm & {
  /** Absent when only the key is corrected. */
  readonly text?: string;
  readonly format?: TextFormat;
};

/** The gaps of the open question, kept in sync with its text unless students have started. */
export function useGaps(frozen: boolean) {
  const { watch, getValues, setValue } = useFormContext<GapsForm>();
  const [text, gaps, format] = watch(['text', 'gaps', 'format']);
  const marked = text === undefined ? gaps.length : gapRunCount(text);
  const seen = useRef(text);
  const setGaps = (next: readonly GapForm[]) => setValue('gaps', next, { shouldDirty: true });

  const follow = useEffectEvent((name: string | undefined) => {
    const before = seen.current;
    const { text: after, gaps: now } = getValues();
    seen.current = after;
    if (frozen || name !== 'text' || before === undefined || after === undefined) return;
    // Synchronously, so that one Undo reverts both.
    const next = gapsFollowing(now, { before, after });
    if (JSON.stringify(next) !== JSON.stringify(now)) setGaps(next);
  });
  const fill = useEffectEvent(() => {
    const missing = marked - gaps.length;
    if (!frozen && missing > 0) setGaps([...gaps, ...Array<GapForm>(missing).fill(BLANK_GAP_FORM)]);
  });
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => follow(name));
    fill();
    return unsubscribe;
  }, [watch]);

  const insert = () => {
    const field = document.getElementById(fieldIds.text);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { selectionStart: start, selectionEnd: end, value } = field;
    const selected = value.slice(start, end);
    const word = selected.trim();
    const from = start + selected.indexOf(word);
    const behind = from + GAP_MARK.length;
    setValue('text', value.slice(0, from) + GAP_MARK + value.slice(from + word.length), {
      shouldDirty: true,
    });
    field.focus();
    field.setSelectionRange(behind, behind);
    const at = gapRunCount(value.slice(0, from));
    if (word !== '') setValue(`gaps.${at}.accepted`, word, { shouldDirty: true });
  };
  const removeAt = (at: number) => setGaps(gaps.toSpliced(at, 1));
  return { text, format, gaps, marked, insert, removeAt };
}

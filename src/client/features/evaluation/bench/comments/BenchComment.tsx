import { useRef } from 'react';
import type { BenchRow } from '../../../../../shared/results/bench-rows';
import { useShortcut, useShortcutsOn } from '../../../../platform/shortcuts';
import { CommentField } from '../../comments/CommentField';
import { commentTexts } from '../../comments/comment-texts';

/** Tells the answers of a row from those of any other: each has a field of its own. */
export const commentKey = ({ members }: BenchRow): string =>
  members.map(({ studentId }) => studentId).join(' ');

interface BenchCommentProps {
  row: BenchRow;
  /** Leads back to the row. */
  onEscape: () => void;
}

/** The comment for the answers of one row; C leads to it. */
export function BenchComment({ row: { members }, onEscape }: BenchCommentProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const hasKeys = useShortcutsOn();
  useShortcut('c', () => field.current?.focus());
  const [first] = members;
  return (
    <CommentField
      ref={field}
      label={commentTexts.forAnswers(members.length)}
      shortcut={hasKeys ? 'C' : undefined}
      target={{
        questionId: first?.result.questionId ?? null,
        studentIds: members.map(({ studentId }) => studentId),
      }}
      stored={members.map(({ result }) => result.comment)}
      onEscape={onEscape}
      hasPhraseKeys
    />
  );
}

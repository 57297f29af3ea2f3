import { MessageSquare, MessageSquareText, MessageSquareWarning } from 'lucide-react';
import { useRef } from 'react';
import { useShortcut, useShortcutsOn } from '../../../platform/shortcuts';
import type { BenchRow } from '../../../rules/results/bench-rows';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { CommentField } from '../comments/CommentField';
import { commentTexts } from '../comments/comment-texts';
import { useCommentCount } from '../comments/use-comments';
import styles from './BenchComment.module.css';

/** The identity of a row's answers: each row has its own field. */
export const commentKey = ({ members }: BenchRow): string =>
  members.map(({ studentId }) => studentId).join(' ');

interface BenchCommentProps {
  row: BenchRow;
  /** Returns to the row. */
  onEscape: () => void;
}

/** The comment field for a row's answers; C focuses it. */
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

/** Whether a row's answers have a comment: faint without one, with a number if only some do. */
export function CommentMark({ row: { members } }: { row: BenchRow }) {
  const { count, isUnsaved } = useCommentCount(
    {
      questionId: members[0]?.result.questionId ?? null,
      studentIds: members.map(({ studentId }) => studentId),
    },
    members.map(({ result }) => result.comment),
  );
  const Icon = isUnsaved ? MessageSquareWarning : count > 0 ? MessageSquareText : MessageSquare;
  const state = isUnsaved ? 'unsaved' : count > 0 ? 'written' : 'none';
  const words = {
    none: commentTexts.none,
    unsaved: commentTexts.unsaved,
    written: commentTexts.written(count, members.length),
  };
  return (
    <span className={styles.mark} data-state={state} title={words[state]}>
      <Icon size={16} aria-hidden="true" />
      <VisuallyHidden>{words[state]}</VisuallyHidden>
      {state === 'written' && count < members.length && <span aria-hidden="true">{count}</span>}
    </span>
  );
}

import { MessageSquare, MessageSquareText, MessageSquareWarning } from 'lucide-react';
import type { BenchRow } from '../../../../../shared/results/bench-rows';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { commentTexts } from '../../comments/comment-texts';
import { useCommentCount } from '../../comments/use-comments';
import styles from './CommentMark.module.css';

/** Whether the answers of a row have a comment: faint without one, with a number where only some have. */
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

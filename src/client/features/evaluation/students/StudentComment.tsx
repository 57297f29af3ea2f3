import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMay } from '../../../colleagues/use-may';
import { Button } from '../../../ui/Button';
import { CommentField } from '../comments/CommentField';
import { commentTexts } from '../comments/comment-texts';
import { useComment } from '../comments/use-comments';
import type { CommentTarget } from '../comments/written-comments';
import styles from './StudentComment.module.css';

interface StudentCommentProps {
  label: string;
  /** The label of the button that opens the field. */
  add: string;
  target: CommentTarget;
  stored: string | null;
}

/** The comment for one student, read-only or being written. */
export function StudentComment({ label, add, target, stored }: StudentCommentProps) {
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useMay('mark');
  const { text, state } = useComment(target, [stored]);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  // Unsaved comments stay open.
  if (isOpen || state === 'failed') {
    return (
      <CommentField
        label={label}
        target={target}
        stored={[stored]}
        onEscape={() => setOpen(false)}
        autoFocus={isOpen}
      />
    );
  }
  return (
    <div className={styles.comment}>
      {text.trim() !== '' && (
        <figure className={styles.said}>
          <figcaption>{mayWrite ? commentTexts.yours : commentTexts.said}</figcaption>
          <blockquote dir="auto">{text}</blockquote>
        </figure>
      )}
      {mayWrite && (
        <Button ref={button} variant="ghost" className={styles.open} onClick={() => setOpen(true)}>
          <MessageSquarePlus size={18} aria-hidden="true" /> {text.trim() === '' ? add : commentTexts.edit}
        </Button>
      )}
    </div>
  );
}

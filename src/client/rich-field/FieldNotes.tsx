import { useEffect, useState } from 'react';
import { IMPORTED_PICTURE_PREFIX } from '../../shared/import/formats';
import { uploadUrl } from '../../shared/rich-text/upload-id';
import { richTextIssues } from '../rules/rich-text/issues';
import { Button } from '../ui/Button';
import { picturesIn } from './pictures-in';
import styles from './RichField.module.css';
import { richFieldTexts as texts } from './rich-field-texts';
import type { PictureState } from './use-picture';

interface FieldNotesProps {
  text: string;
  picture: PictureState | undefined;
  /** Whether a formula is being written, which shows its own problems. */
  isInFormula: boolean;
  onRetry: () => void;
}

/** Hints about a field's text; they never block. */
export function FieldNotes({ text, picture, isInFormula, onRetry }: FieldNotesProps) {
  const pictures = picturesIn(text);
  const uploadIds = pictures.map(({ uploadId }) => uploadId);
  // Pictures of an unsaved file are stored with the question.
  const isAnyGone = useAnyGone(uploadIds.filter((id) => !id.startsWith(IMPORTED_PICTURE_PREFIX)));
  const sentences = [
    ...(isInFormula ? [] : richTextIssues(text)),
    ...(pictures.every(({ isDescribed }) => isDescribed) ? [] : [texts.describe]),
    ...(isAnyGone ? [texts.notThere] : []),
  ];
  return (
    <>
      {picture?.kind === 'uploading' && (
        <p className={styles.note} role="status">
          {texts.uploading}
        </p>
      )}
      {picture?.kind === 'failed' && (
        <p className={styles.failed} role="alert">
          {picture.sentence}{' '}
          {picture.canRetry && (
            <Button variant="ghost" className={styles.retry} onClick={onRetry}>
              Retry
            </Button>
          )}
        </p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.note}>
          {sentence}
        </p>
      ))}
    </>
  );
}

/** Whether a named picture fails to load. */
function useAnyGone(uploadIds: readonly string[]): boolean {
  const [gone, setGone] = useState<readonly string[]>([]);
  const ids = uploadIds.join(' ');
  useEffect(() => {
    for (const id of ids.split(' ').filter(Boolean)) {
      const image = new Image();
      image.onerror = () => setGone((known) => [...known, id]);
      image.src = uploadUrl(id);
    }
  }, [ids]);
  return uploadIds.some((id) => gone.includes(id));
}

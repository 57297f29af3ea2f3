import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../ui/Dialog';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './QuestionImage.module.css';
import { questionTexts } from './question-texts';

interface QuestionImageProps {
  src: string;
  alt: string | null;
  number: number;
}

/** A question's picture; a tap enlarges it to the screen. */
export function QuestionImage({ src, alt, number }: QuestionImageProps) {
  const [enlarged, setEnlarged] = useState(false);
  const description = alt?.trim() || questionTexts.imageFallback({ number });
  return (
    <>
      <button type="button" className={styles.thumbnail} onClick={() => setEnlarged(true)}>
        <img src={src} alt={description} className={styles.image} decoding="async" />
        <span className={styles.corner}>
          <Maximize2 size={18} aria-hidden="true" />
          <VisuallyHidden>{questionTexts.enlarge}</VisuallyHidden>
        </span>
      </button>
      <Dialog
        open={enlarged}
        onClose={() => setEnlarged(false)}
        title={questionTexts.imageFallback({ number })}
        fullScreen
      >
        <img src={src} alt={description} className={styles.large} />
      </Dialog>
    </>
  );
}

import { ImagePlus, Trash2 } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fieldIds } from '../../../question-types/editing-texts';
import { FieldError } from '../../../question-types/FieldError';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
import { TextField } from '../../../ui/TextField';
import styles from './ImageField.module.css';
import { texts } from './texts';
import type { QuestionImageChoice } from './use-question-image';

interface ImageFieldProps {
  image: QuestionImageChoice;
  alt: string;
  /** The field of the alternative text. */
  altField: UseFormRegisterReturn;
}

/** An optional image: chosen or dropped, described in words, removable. */
export function ImageField({ image, alt, altField }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) image.choose(file);
  };
  // A dragged row of the list is not a file.
  const hasFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const drop = (event: DragEvent) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same
    <div
      className={classNames(styles.zone, over && styles.over)}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Image file"
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      {image.url && <img src={image.url} alt={alt} className={styles.image} />}
      <div className={styles.side}>
        <div className={styles.buttons}>
          <Button
            id={fieldIds.image}
            variant="ghost"
            busy={image.preparing}
            busyLabel={texts.preparingImage}
            title={texts.imageHint}
            aria-describedby={image.error && `${fieldIds.image}-error`}
            onClick={() => input.current?.click()}
          >
            <ImagePlus size={16} aria-hidden="true" /> {image.url ? 'Change image' : 'Choose image'}
          </Button>
          {image.url && (
            <Button variant="ghost" onClick={image.remove}>
              <Trash2 size={16} aria-hidden="true" /> Remove image
            </Button>
          )}
        </div>
        {image.sizeText && (
          <p className={styles.hint} role="status">
            {image.sizeText}
          </p>
        )}
        <div role="alert">
          <FieldError id={`${fieldIds.image}-error`} sentence={image.error} />
        </div>
        {image.url && (
          <TextField
            label="Describe the image"
            hint="For students who cannot see it; do not give the answer away."
            maxLength={500}
            {...altField}
          />
        )}
      </div>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { IMAGE_MAXIMUM_BYTES } from '../../../../shared/constants';
import { messages } from '../../../../shared/messages';
import { type PixelSize, type PreparedImage, prepareImage } from './shrink-image';
import { texts } from './texts';

type Choice =
  | { kind: 'stored' }
  | { kind: 'removed' }
  | { kind: 'file'; file: File; url: string; sizeText: string };

/** The image of the question: the stored one, another one chosen here (made smaller first), or none. */
export function useQuestionImage(storedUrl: string | null) {
  const [choice, setChoice] = useState<Choice>({ kind: 'stored' });
  const [error, setError] = useState<string | undefined>();
  const [preparing, setPreparing] = useState(false);
  /** The number of the last choice: what was prepared for an earlier one comes too late. */
  const last = useRef(0);

  useEffect(() => {
    if (choice.kind !== 'file') return;
    return () => URL.revokeObjectURL(choice.url);
  }, [choice]);

  const decide = (next: Choice) => {
    last.current += 1;
    setPreparing(false);
    setError(undefined);
    setChoice(next);
  };

  const choose = async (chosen: File) => {
    last.current += 1;
    const number = last.current;
    // Some systems name no type for newer formats; the server looks at the content.
    if (chosen.type !== '' && !chosen.type.startsWith('image/')) return setError(texts.notAnImage);
    setPreparing(true);
    const prepared = await prepareImage(chosen);
    if (number !== last.current) return;
    setPreparing(false);
    const { file } = prepared;
    if (file.size > IMAGE_MAXIMUM_BYTES) return setError(messages.imageTooLarge);
    decide({ kind: 'file', file, url: URL.createObjectURL(file), sizeText: imageSizeText(prepared) });
  };

  const url = { stored: storedUrl, removed: null, file: choice.kind === 'file' ? choice.url : null }[
    choice.kind
  ];
  return {
    url,
    error,
    setError,
    /** Whether a chosen image is still being made smaller. */
    preparing,
    sizeText: choice.kind === 'file' ? choice.sizeText : undefined,
    choose: (file: File) => void choose(file),
    remove: () => decide({ kind: storedUrl === null ? 'stored' : 'removed' }),
    clear: () => decide({ kind: 'stored' }),
    hasChanged: choice.kind !== 'stored' || preparing,
    /** Adds the choice to the fields that are sent. */
    addTo: (form: FormData) => {
      if (choice.kind === 'file') form.append('image', choice.file);
      if (choice.kind === 'removed') form.append('removeImage', 'true');
    },
  };
}

export type QuestionImageChoice = ReturnType<typeof useQuestionImage>;

const kilobytes = new Intl.NumberFormat(undefined, {
  style: 'unit',
  unit: 'kilobyte',
  maximumSignificantDigits: 3,
});
const megabytes = new Intl.NumberFormat(undefined, {
  style: 'unit',
  unit: 'megabyte',
  maximumSignificantDigits: 3,
});

const bytesText = (bytes: number): string =>
  bytes < 1_000_000
    ? kilobytes.format(Math.max(Math.ceil(bytes / 1000), 1))
    : megabytes.format(bytes / 1_000_000);

const pixelsText = ({ width, height }: PixelSize): string => `${width} × ${height}`;

/** The size of what is sent, and of what was chosen when that was larger. */
function imageSizeText({ file, pixels, original }: PreparedImage): string {
  const sent = [pixels && pixelsText(pixels), bytesText(file.size)].filter(Boolean).join(', ');
  if (!original) return sent;
  return `${sent} (made smaller from ${pixelsText(original.pixels)}, ${bytesText(original.bytes)})`;
}

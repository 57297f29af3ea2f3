import { useRef, useState } from 'react';
import { IMAGE_MAXIMUM_BYTES } from '../../../../shared/constants';
import { messages } from '../../../../shared/messages';
import { type PixelSize, type PreparedImage, prepareImage } from '../../../rich-field/shrink-image';
import type { ImageChange } from '../writing/written';
import { texts } from './texts';

/** Called with the new image, or none, and the change that undoes it. */
type OnChange = (change: ImageChange, undo: ImageChange | undefined) => void;

/** The shown image of the question; a new one is shrunk, then sent. */
export function useQuestionImage(shownUrl: string | null, onChange: OnChange) {
  const [error, setError] = useState<string | undefined>();
  const [preparing, setPreparing] = useState(false);
  const [sizeText, setSizeText] = useState<string | undefined>();
  /** The number of the last choice: an earlier one that finishes later is dropped. */
  const last = useRef(0);

  const choose = async (chosen: File) => {
    last.current += 1;
    const number = last.current;
    // Some systems have no type for newer formats; the server checks the content.
    if (chosen.type !== '' && !chosen.type.startsWith('image/')) return setError(texts.notAnImage);
    setPreparing(true);
    const [prepared, before] = await Promise.all([prepareImage(chosen), imageNow(shownUrl)]);
    if (number !== last.current) return;
    setPreparing(false);
    const { file } = prepared;
    if (file.size > IMAGE_MAXIMUM_BYTES) return setError(messages.imageTooLarge);
    setError(undefined);
    setSizeText(imageSizeText(prepared));
    onChange({ kind: 'file', file, url: URL.createObjectURL(file) }, before);
  };
  const remove = async () => {
    last.current += 1;
    setPreparing(false);
    setError(undefined);
    setSizeText(undefined);
    onChange({ kind: 'removed' }, await imageNow(shownUrl));
  };

  return {
    ...{ error, setError, preparing, sizeText },
    url: shownUrl,
    choose: (file: File) => void choose(file),
    remove: () => void remove(),
  };
}

/** The current image for Undo to resend; undefined if there is none. */
async function imageNow(url: string | null): Promise<ImageChange | undefined> {
  if (url === null) return { kind: 'removed' };
  try {
    const blob = await (await fetch(url)).blob();
    const file = new File([blob], 'image', { type: blob.type });
    return { kind: 'file', file, url: URL.createObjectURL(file) };
  } catch {
    return undefined;
  }
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

/** The size to be sent, and the chosen size if larger. */
function imageSizeText({ file, pixels, original }: PreparedImage): string {
  const sent = [pixels && pixelsText(pixels), bytesText(file.size)].filter(Boolean).join(', ');
  if (!original) return sent;
  return `${sent} (made smaller from ${pixelsText(original.pixels)}, ${bytesText(original.bytes)})`;
}

import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { IMAGE_MAXIMUM_BYTES } from '../../shared/constants';
import { messages } from '../../shared/messages';
import { serverSentence } from '../platform/error-message';
import { trpcClient } from '../platform/trpc-client';
import { richFieldTexts as texts } from './rich-field-texts';
import { prepareImage } from './shrink-image';

/** A picture being inserted into a text. */
export type PictureState =
  | { readonly kind: 'uploading' }
  | { readonly kind: 'failed'; readonly sentence: string; readonly canRetry: boolean };

interface PictureOptions {
  quizId: string;
  /** Inserts the picture into the text; returns whether there was room. */
  onUploaded: (uploadId: string) => boolean;
}

/** Pictures chosen, pasted or dropped into a text: shrunk, uploaded, and named at the caret. */
export function usePicture({ quizId, onUploaded }: PictureOptions) {
  const [state, setState] = useState<PictureState | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const last = useRef<File>(undefined);

  const fail = (sentence: string, canRetry = false) => setState({ kind: 'failed', sentence, canRetry });
  const upload = async (file: File) => {
    last.current = file;
    // Some systems have no type for newer formats; the server checks the content.
    if (file.type !== '' && !file.type.startsWith('image/')) return fail(texts.notAnImage);
    setState({ kind: 'uploading' });
    try {
      const { file: image } = await prepareImage(file);
      if (image.size > IMAGE_MAXIMUM_BYTES) return fail(messages.imageTooLarge);
      const data = new FormData();
      data.append('quizId', quizId);
      data.append('image', image);
      const { uploadId } = await trpcClient.questions.uploadImage.mutate(data);
      if (onUploaded(uploadId)) setState(undefined);
      else fail(texts.noRoom);
    } catch (error) {
      fail(serverSentence(error) ?? texts.uploadFailed, true);
    }
  };
  const take = (files: FileList | null): boolean => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (file) void upload(file);
    return file !== undefined;
  };

  return {
    ...{ state, input },
    ask: () => input.current?.click(),
    retry: () => {
      if (last.current) void upload(last.current);
    },
    chosen: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const file = currentTarget.files?.[0];
      if (file) void upload(file);
      currentTarget.value = '';
    },
    /** Content that carries its own picture, such as a word processor's table, is pasted as text. */
    paste: (event: ClipboardEvent) => {
      if (event.clipboardData.getData('text').trim() !== '' || !take(event.clipboardData.files)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    dragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    drop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      if (!take(event.dataTransfer.files)) fail(texts.notAnImage);
    },
  };
}

import { useEffect, useState } from 'react';
import { IMAGE_MAXIMUM_BYTES } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { texts } from './texts';

type Choice = { kind: 'stored' } | { kind: 'removed' } | { kind: 'file'; file: File; url: string };

/** The image of the question: the stored one, another one chosen here, or none. */
export function useQuestionImage(storedUrl: string | null) {
  const [choice, setChoice] = useState<Choice>({ kind: 'stored' });
  const [error, setError] = useState<string | undefined>();

  useEffect(() => {
    if (choice.kind !== 'file') return;
    return () => URL.revokeObjectURL(choice.url);
  }, [choice]);

  const choose = (file: File) => {
    const problem = problemWith(file);
    setError(problem);
    if (!problem) setChoice({ kind: 'file', file, url: URL.createObjectURL(file) });
  };

  const url = { stored: storedUrl, removed: null, file: choice.kind === 'file' ? choice.url : null }[
    choice.kind
  ];
  return {
    url,
    error,
    setError,
    choose,
    remove: () => setChoice({ kind: storedUrl === null ? 'stored' : 'removed' }),
    clear: () => setChoice({ kind: 'stored' }),
    hasChanged: choice.kind !== 'stored',
    /** Adds the choice to the fields that are sent. */
    addTo: (form: FormData) => {
      if (choice.kind === 'file') form.append('image', choice.file);
      if (choice.kind === 'removed') form.append('removeImage', 'true');
    },
  };
}

export type QuestionImageChoice = ReturnType<typeof useQuestionImage>;

// Some systems name no type for newer formats; the server looks at the content.
function problemWith({ type, size }: File): string | undefined {
  if (type !== '' && !type.startsWith('image/')) return texts.notAnImage;
  return size > IMAGE_MAXIMUM_BYTES ? messages.imageTooLarge : undefined;
}

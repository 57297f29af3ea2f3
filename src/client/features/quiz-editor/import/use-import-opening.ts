import { useEffect, useEffectEvent, useState } from 'react';

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

interface OpeningOptions {
  /** Whether it opens with the page. */
  readonly isAsked: boolean;
  /** Whether questions may be added at all. */
  readonly isOff: boolean;
  /** Called before it opens. */
  readonly onOpen: () => void;
}

/** Whether the import is open, and the file dropped on the page, unless a field takes it. */
export function useImportOpening({ isAsked, isOff, onOpen }: OpeningOptions) {
  const [isOpen, setOpen] = useState(isAsked && !isOff);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [dropped, setDropped] = useState<File | undefined>();
  /** Kept here, so that closing loses no text. */
  const [text, setText] = useState('');

  const open = (file?: File) => {
    onOpen();
    setDropped(file);
    setOpen(true);
  };
  const close = () => {
    setDropped(undefined);
    setOpen(false);
  };
  const drag = useEffectEvent((event: DragEvent) => {
    // Another dialog is open.
    const isInTheWay = !isOpen && document.querySelector('dialog:modal') !== null;
    if (isOff || isInTheWay || !hasFile(event)) return;
    // Moves between elements of the page.
    if (event.type === 'dragleave' && event.relatedTarget !== null) return;
    const isForField = event.defaultPrevented;
    setDraggedOver(event.type === 'dragover' && !isForField);
    if (isForField || event.type === 'dragleave') return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (event.type === 'drop' && file) open(file);
  });
  useEffect(() => {
    const listener = (event: DragEvent) => drag(event);
    const kinds = ['dragover', 'dragleave', 'drop'] as const;
    for (const kind of kinds) window.addEventListener(kind, listener);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, listener);
    };
  }, []);
  return { isOpen, isDraggedOver, dropped, text, setText, open, close };
}

export type ImportOpening = ReturnType<typeof useImportOpening>;

import { type RefObject, useEffect, useRef } from 'react';

export type WritableField = HTMLInputElement | HTMLTextAreaElement;

/** Number fields take no symbols. */
const TEXT_FIELDS = 'textarea, input[type="text"]:not([data-number]), input[type="search"]';

const isTextField = (element: EventTarget | null): element is WritableField =>
  element instanceof Element && element.matches(TEXT_FIELDS);

/** Inserts a text at the caret of the last focused text field in a scope, by default the page. */
export function useLastField(places: {
  scope: RefObject<HTMLElement | null> | undefined;
  /** The target before any field had the focus. */
  field: RefObject<WritableField | null> | undefined;
}): (text: string) => boolean {
  const { scope, field } = places;
  const last = useRef<WritableField>(null);

  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      if (!isTextField(target)) return;
      const isInside = field ? target === field.current : (scope?.current?.contains(target) ?? true);
      if (isInside) last.current = target;
    };
    document.addEventListener('focusin', focused);
    return () => document.removeEventListener('focusin', focused);
  }, [scope, field]);

  return (text) => {
    const first = () => field?.current ?? scope?.current?.querySelector<WritableField>(TEXT_FIELDS);
    const target = last.current?.isConnected ? last.current : first();
    if (!target || target.disabled || target.readOnly) return false;
    insert(target, text);
    return true;
  };
}

function insert(field: WritableField, text: string): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  if (field.maxLength >= 0 && field.value.length - (end - start) + text.length > field.maxLength) return;
  field.setRangeText(text, start, end, 'end');
  // Notifies React as typing would.
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

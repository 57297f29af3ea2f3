import { type RefObject, useEffect, useRef } from 'react';

export type WritableField = HTMLInputElement | HTMLTextAreaElement;

/** A field for nothing but a number takes no symbols. */
const TEXT_FIELDS = 'textarea, input[type="text"]:not([data-number]), input[type="search"]';

const isTextField = (element: EventTarget | null): element is WritableField =>
  element instanceof Element && element.matches(TEXT_FIELDS);

/** Writes a text into the last focused text field of a scope (the page without one), at its caret. */
export function useLastField(places: {
  scope: RefObject<HTMLElement | null> | undefined;
  /** Where it goes before any field had the focus. */
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
  // React learns of the change as if it had been typed.
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

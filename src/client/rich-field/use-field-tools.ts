import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Edit, replaced, type Selected } from './edits';
import { EDITS, type FormatAct } from './format-acts';
import { formulaAt } from './formula-at';
import { pictureSource } from './pictures-in';
import { putInFormula, type Template } from './put-in-formula';
import { richFieldTexts as texts } from './rich-field-texts';
import { usePicture } from './use-picture';
import { selectedIn, type TextControl, writeEdit } from './write-edit';

const CONTROL = 'textarea, input[type="text"]';

/** The actions on the text of the one field inside a box. */
export function useFieldTools(box: RefObject<HTMLElement | null>, { quizId }: { quizId: string }) {
  const [selected, setSelected] = useState<Selected | undefined>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [helpFocusCount, setHelpFocusCount] = useState(0);
  /** The end of an inserted command, so that a typed letter does not extend it. */
  const commandEnd = useRef<number>(undefined);

  const field = () => box.current?.querySelector<TextControl>(CONTROL) ?? undefined;
  const isField = (target: EventTarget) => target === field();
  const look = () => {
    const control = field();
    if (control && document.activeElement === control) setSelected(selectedIn(control));
  };
  const change = (edit: (selected: Selected) => Edit, options?: { isFocused: boolean }): boolean => {
    const control = field();
    if (!control || control.disabled) return false;
    const isWritten = writeEdit(control, edit(selectedIn(control)), options);
    setSelected(selectedIn(control));
    return isWritten;
  };
  const picture = usePicture({
    quizId,
    onUploaded: (uploadId) =>
      change((now) => replaced(now, pictureSource(uploadId), texts.pictureAlt), {
        // The teacher may be writing elsewhere by now.
        isFocused: document.activeElement === document.body || isInside(box.current),
      }),
  });
  const openHelp = () => {
    setHelpOpen(true);
    setHelpFocusCount((count) => count + 1);
  };
  const act = (name: FormatAct) => {
    const edit = EDITS[name];
    if (edit) change(edit);
    else if (name === 'picture') picture.ask();
    else if (isHelpOpen) setHelpOpen(false);
    // A mouse press returns to the field.
    else if (document.activeElement === field()) setHelpOpen(true);
    else openHelp();
  };
  const put = (template: Template) => {
    change((now) => putInFormula(now, template));
    const { text, start } = selectedNow(field());
    commandEnd.current = /\\[a-z]+$/i.test(text.slice(0, start)) ? start : undefined;
  };
  const beforeInput = useEffectEvent((event: InputEvent) => {
    const at = commandEnd.current;
    commandEnd.current = undefined;
    const typed = event.data ?? '';
    if (at === undefined || !/^[a-z]/i.test(typed)) return;
    if (selectedNow(field()).start !== at) return;
    event.preventDefault();
    change((now) => ({
      ...now,
      insert: ` ${typed}`,
      select: [at + typed.length + 1, at + typed.length + 1],
    }));
  });
  // React's event of this name is an older one.
  useEffect(() => {
    const control = box.current?.querySelector<TextControl>(CONTROL);
    const listen = (event: Event) => {
      if (event instanceof InputEvent) beforeInput(event);
    };
    control?.addEventListener('beforeinput', listen);
    return () => control?.removeEventListener('beforeinput', listen);
  }, [box]);

  const found = selected && formulaAt(selected.text, selected.start);
  return {
    ...{ isField, look, act, put, openHelp, isHelpOpen, helpFocusCount, picture },
    focus: () => field()?.focus(),
    /** The formula at the caret. */
    formula: found && { source: selected.text.slice(found.start, found.end), isClosed: found.isClosed },
  };
}

const isInside = (box: HTMLElement | null) => box?.contains(document.activeElement) ?? false;

const selectedNow = (control: TextControl | undefined): Selected =>
  control ? selectedIn(control) : { text: '', start: 0, end: 0 };

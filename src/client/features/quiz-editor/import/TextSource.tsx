import { type RefObject, useRef } from 'react';
import dialog from '../../../desk/reading-dialog.module.css';
import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/TextField';
import { exampleText } from './example-text';
import styles from './ImportDialog.module.css';
import { importTexts } from './import-texts';
import { useFocusKept } from './use-focus-kept';

interface TextSourceProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  text: string;
  isFixed: boolean;
  onText: (text: string) => void;
}

/** The field to paste or type questions, with an example on request. */
export function TextSource({ ref, text, isFixed, onText }: TextSourceProps) {
  const example = useRef<HTMLDetailsElement>(null);
  useFocusKept(ref);
  return (
    <>
      <TextArea
        ref={ref}
        label={importTexts.text}
        hint={importTexts.textHint}
        inputClassName={dialog.area}
        spellCheck={false}
        data-autofocus=""
        value={text}
        readOnly={isFixed}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <details ref={example} className={styles.example}>
        <summary>{importTexts.example}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
        <section className={styles.exampleText} tabIndex={0} aria-label={importTexts.exampleTitle}>
          {exampleText.trimEnd()}
        </section>
        {text.trim() === '' && (
          <Button
            variant="secondary"
            onClick={() => {
              if (example.current) example.current.open = false;
              onText(exampleText);
              ref.current?.focus();
            }}
          >
            {importTexts.useExample}
          </Button>
        )}
      </details>
    </>
  );
}

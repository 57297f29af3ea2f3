import { FileText } from 'lucide-react';
import { type DragEvent, type RefObject, useRef } from 'react';
import dialog from '../../../desk/reading-dialog.module.css';
import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/TextField';
import styles from './RosterDialog.module.css';
import { rosterTexts } from './roster-texts';

interface RosterSourceFieldsProps {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  file: File | undefined;
  isFixed: boolean;
  bring: (source: { text: string } | { file: File | undefined }) => void;
}

/** The source of the list: pasted text, or a chosen or dropped file. */
export function RosterSourceFields({ area, text, file, isFixed, bring }: RosterSourceFieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    if (!isFixed) bring({ file: dropped });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file is dropped here with a pointer, and chosen with the keyboard
    <div
      className={dialog.source}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={drop}
    >
      {file ? (
        <div className={styles.card}>
          <FileText size={24} aria-hidden="true" className="flex-none text-muted" />
          <bdi className="flex-1 min-w-0 font-semibold break-anywhere">{file.name}</bdi>
          <Button
            variant="ghost"
            disabled={isFixed}
            aria-label={rosterTexts.otherSource}
            title={rosterTexts.otherSource}
            onClick={() => {
              bring({ file: undefined });
              requestAnimationFrame(() => area.current?.focus());
            }}
          >
            {rosterTexts.other}
          </Button>
        </div>
      ) : (
        <>
          <TextArea
            ref={area}
            label={rosterTexts.text}
            hint={rosterTexts.textHint}
            placeholder={rosterTexts.example}
            inputClassName={dialog.area}
            spellCheck={false}
            data-autofocus=""
            value={text}
            readOnly={isFixed}
            onChange={(event) => bring({ text: event.currentTarget.value })}
          />
          <div className="flex flex-wrap items-center gap-2 gap-x-3">
            <Button variant="secondary" disabled={isFixed} onClick={() => input.current?.click()}>
              {rosterTexts.chooseFile}
            </Button>
            <p className="text-muted">{rosterTexts.fileHint}</p>
          </div>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={rosterTexts.file}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          if (chosen) bring({ file: chosen });
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

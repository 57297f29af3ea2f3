import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef } from 'react';
import { hasMarkup } from '../../shared/rich-text/has-markup';
import { classNames } from '../ui/class-names';
import { FormatBar } from './FormatBar';
import { actOfKey } from './format-acts';
import styles from './RichField.module.css';
import { richFieldTexts as texts } from './rich-field-texts';
import { useRichFields } from './rich-fields';
import { useFieldTools } from './use-field-tools';

// Plain sentences need none of these.
const FieldNotes = lazy(async () => ({ default: (await import('./FieldNotes')).FieldNotes }));
const FormulaHelp = lazy(async () => ({ default: (await import('./FormulaHelp')).FormulaHelp }));
const FormulaPreview = lazy(async () => ({ default: (await import('./FormulaPreview')).FormulaPreview }));

interface RichFieldProps {
  /** Unique among the form's fields. */
  name: string;
  text: string;
  /** Single-line fields have no lists. */
  isOneLine?: boolean;
  className?: string | undefined;
  /** The place of the tools, below the field by default. */
  toolsClassName?: string | undefined;
  /** The input or textarea. */
  children: ReactNode;
}

/** A field for formatted text; for plain texts, only the field. */
export function RichField(props: RichFieldProps) {
  const fields = useRichFields();
  if (!fields) return <div className={props.className}>{props.children}</div>;
  return <FieldWithTools {...props} {...fields} />;
}

type FieldWithToolsProps = RichFieldProps & NonNullable<ReturnType<typeof useRichFields>>;

function FieldWithTools(props: FieldWithToolsProps) {
  const { name, text, isOneLine = false, quizId, active, setActive } = props;
  const box = useRef<HTMLDivElement>(null);
  const tools = useFieldTools(box, { quizId });
  const { picture, isHelpOpen } = tools;
  const isActive = active === name;
  const formula = isActive ? tools.formula : undefined;

  const keyDown = (event: KeyboardEvent) => {
    const act = tools.isField(event.target) ? actOfKey(event) : undefined;
    if (!act) return;
    event.preventDefault();
    if (act === 'formula') tools.openHelp();
    else tools.act(act);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what is done in its field
    <div
      ref={box}
      className={props.className}
      onFocus={() => setActive(name)}
      onSelect={tools.look}
      onInput={tools.look}
      onKeyDown={keyDown}
      onPasteCapture={picture.paste}
      onDragOver={picture.dragOver}
      onDrop={picture.drop}
    >
      {props.children}
      <div className={classNames(styles.tools, props.toolsClassName)}>
        {isActive && <FormatBar {...{ isOneLine, isHelpOpen }} onAct={tools.act} onLeave={tools.focus} />}
        <Suspense>{formula && <FormulaPreview {...formula} />}</Suspense>
        <Suspense>
          {isActive && isHelpOpen && (
            <FormulaHelp focusCount={tools.helpFocusCount} onPut={tools.put} onLeave={tools.focus} />
          )}
        </Suspense>
        <Suspense>
          {(picture.state || hasMarkup(text)) && (
            <FieldNotes
              text={text}
              picture={picture.state}
              isInFormula={formula !== undefined}
              onRetry={picture.retry}
            />
          )}
        </Suspense>
      </div>
      <input
        ref={picture.input}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.pictureFile}
        onChange={picture.chosen}
      />
    </div>
  );
}

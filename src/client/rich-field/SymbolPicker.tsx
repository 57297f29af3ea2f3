import { Sigma, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { sentencesOf } from '../../shared/languages/sentences';
import { whenIdle } from '../platform/prepared';
import { announce } from '../ui/Announcer';
import { Button, IconButton } from '../ui/Button';
import type { SymbolPanel } from './SymbolPanel';
import styles from './SymbolPicker.module.css';
import type { SymbolGroupId } from './symbols';
import { useLastField, type WritableField } from './use-last-field';

const texts = sentencesOf('symbols');

interface SymbolPickerProps {
  /** The one field it inserts into. */
  field?: RefObject<WritableField | null> | undefined;
  /** Without `field`: the last focused text field inside this element. */
  scope?: RefObject<HTMLElement | null> | undefined;
  disabled?: boolean | undefined;
  /** The group that is shown at first. */
  first?: SymbolGroupId | undefined;
}

const loadPanel = () => import('./SymbolPanel');

/** Prefetches the symbols. */
export const prepareSymbols = (): void =>
  whenIdle(async () => {
    await loadPanel();
  });

/** A button that opens the symbols in a corner of the page, where they stay open while inserting. */
export function SymbolPicker({ field, scope, disabled, first = 'greek' }: SymbolPickerProps) {
  const [open, setOpen] = useState(false);
  const [group, setGroup] = useState(first);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const write = useLastField({ field, scope });
  const [Panel, setPanel] = useState<typeof SymbolPanel>();
  // Fetched with the field, so that symbols also work offline.
  const load = useCallback(() => {
    void loadPanel().then(
      (panel) => setPanel(() => panel.SymbolPanel),
      // The next press retries.
      () => setOpen(false),
    );
  }, []);
  useEffect(load, [load]);
  useEffect(() => {
    // On a phone the symbols replace the content at the foot.
    if (open && Panel) field?.current?.scrollIntoView({ block: 'nearest' });
  }, [open, Panel, field]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const toggle = () => {
    // On a touch screen, closes the keyboard to make room.
    if (!open && matchMedia('(pointer: coarse)').matches) blurActive();
    if (!Panel) load();
    setOpen(!open);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape from anything inside closes the panel
    <div className={styles.anchor} onKeyDown={open ? keyDown : undefined}>
      <Button
        ref={opener}
        variant="ghost"
        className={styles.opener}
        aria-expanded={open && Panel !== undefined}
        aria-controls={open && Panel ? panelId : undefined}
        disabled={disabled}
        // Keeps the field's focus and caret.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        <Sigma size={18} aria-hidden="true" />
        {texts.symbols}
      </Button>
      {open && Panel && (
        <section
          id={panelId}
          className={styles.panel}
          aria-label={texts.symbols}
          onMouseDown={(event) => event.preventDefault()}
        >
          <div className={styles.head}>
            <h3>{texts.symbols}</h3>
            <IconButton label={texts.close} variant="ghost" onClick={close}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </div>
          <Panel
            selected={group}
            onSelect={setGroup}
            onChoose={(symbol, name) => {
              if (write(symbol)) announce(texts.inserted({ name }));
            }}
          />
        </section>
      )}
    </div>
  );
}

function blurActive(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

import { Sigma, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { announce } from '../ui/Announcer';
import { Button, IconButton } from '../ui/Button';
import styles from './SymbolPicker.module.css';
import { SymbolTabs } from './SymbolTabs';
import { SYMBOL_GROUPS, type SymbolGroupId } from './symbols';
import { useLastField, type WritableField } from './use-last-field';

interface SymbolPickerProps {
  /** The one field it writes into. */
  field?: RefObject<WritableField | null> | undefined;
  /** Without `field`: the last focused text field inside this element. */
  scope?: RefObject<HTMLElement | null> | undefined;
  disabled?: boolean | undefined;
}

/** A button that opens the symbols in a corner of the page; they stay open while symbols are put in. */
export function SymbolPicker({ field, scope, disabled }: SymbolPickerProps) {
  const [open, setOpen] = useState(false);
  const [group, setGroup] = useState<SymbolGroupId>('greek');
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const write = useLastField({ field, scope });
  const symbols = SYMBOL_GROUPS.find(({ id }) => id === group)?.symbols ?? [];

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
    // On a touch screen the keyboard makes room for the symbols.
    if (!open && matchMedia('(pointer: coarse)').matches) blurActive();
    setOpen(!open);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape from anything inside closes the panel
    <div className={styles.anchor} onKeyDown={open ? keyDown : undefined}>
      <Button
        ref={opener}
        variant="ghost"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        disabled={disabled}
        // The field keeps focus and caret.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        <Sigma size={18} aria-hidden="true" />
        Symbols
      </Button>
      {open && (
        <section
          id={panelId}
          className={styles.panel}
          aria-label="Symbols"
          onMouseDown={(event) => event.preventDefault()}
        >
          <div className={styles.head}>
            <h3>Symbols</h3>
            <IconButton label="Close the symbols" variant="ghost" onClick={close}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </div>
          <SymbolTabs selected={group} onSelect={setGroup}>
            <div className={styles.grid}>
              {symbols.map(([symbol, name]) => (
                <button
                  key={name}
                  type="button"
                  className={styles.symbol}
                  aria-label={name}
                  title={name}
                  onClick={() => {
                    if (write(symbol)) announce(`${name} inserted`);
                  }}
                >
                  {symbol}
                </button>
              ))}
            </div>
          </SymbolTabs>
        </section>
      )}
    </div>
  );
}

function blurActive(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../ui/Announcer';
import { PALETTE } from './palette';
import type { Template } from './put-in-formula';
import styles from './RichField.module.css';
import { richFieldTexts as texts } from './rich-field-texts';
import { SymbolTabs } from './SymbolTabs';

interface FormulaHelpProps {
  /** Requests the focus each time it increases. */
  focusCount: number;
  onPut: (template: Template) => void;
  /** Returns to the field. */
  onLeave: () => void;
}

/** Symbols and templates for formulas: one tab stop for the groups, one for the symbols. */
export function FormulaHelp({ focusCount, onPut, onLeave }: FormulaHelpProps) {
  const [groupId, setGroupId] = useState(PALETTE[0]?.id);
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const signs = PALETTE.find(({ id }) => id === groupId)?.signs ?? [];

  const focusSign = (index: number) => grid.current?.querySelectorAll('button')[index]?.focus();
  useEffect(() => {
    if (focusCount > 0) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [focusCount]);

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onLeave();
  };
  const moveFocus = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, { index: current, buttons: [...buttonsIn(grid.current)] });
    if (to === undefined) return;
    event.preventDefault();
    focusSign(to);
  };
  return (
    <section className={styles.help} aria-label={texts.palette} onKeyDown={leave}>
      <SymbolTabs
        label={texts.palette}
        groups={PALETTE}
        selected={groupId}
        onSelect={(id) => {
          setGroupId(id);
          setCurrent(0);
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys lead from button to button */}
        <div ref={grid} className={styles.grid} onKeyDown={moveFocus}>
          {signs.map(({ face, name, ...template }, index) => (
            <button
              key={name}
              type="button"
              className={styles.sign}
              aria-label={name}
              title={name}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => setCurrent(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                onPut(template);
                announce(texts.put(name));
              }}
            >
              {face}
            </button>
          ))}
        </div>
      </SymbolTabs>
    </section>
  );
}

const buttonsIn = (grid: HTMLElement | null) => grid?.querySelectorAll('button') ?? [];

/** The target of an arrow key among symbols in rows. */
function placeAfter(
  key: string,
  { index, buttons }: { index: number; buttons: readonly HTMLElement[] },
): number | undefined {
  const last = buttons.length - 1;
  const inRow = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
  const to = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + inRow,
    ArrowUp: index - inRow,
    Home: 0,
    End: last,
  }[key];
  return to === undefined ? undefined : Math.min(Math.max(to, 0), last);
}

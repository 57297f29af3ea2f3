import { sentencesOf } from '../../shared/languages/sentences';
import styles from './SymbolPicker.module.css';
import { SymbolTabs } from './SymbolTabs';
import { SYMBOL_GROUPS, type SymbolGroupId } from './symbols';

const texts = sentencesOf('symbols');

interface SymbolPanelProps {
  selected: SymbolGroupId;
  onSelect: (group: SymbolGroupId) => void;
  onChoose: (symbol: string, name: string) => void;
}

/** The symbol groups and the selected group's symbols; in their own chunk, loaded after the field. */
export function SymbolPanel({ selected, onSelect, onChoose }: SymbolPanelProps) {
  const symbols = SYMBOL_GROUPS.find(({ id }) => id === selected)?.symbols ?? [];
  return (
    <SymbolTabs label={texts.groups} groups={SYMBOL_GROUPS} selected={selected} onSelect={onSelect}>
      <div className={styles.grid}>
        {symbols.map(([symbol, name]) => (
          <button
            key={name}
            type="button"
            className={styles.symbol}
            aria-label={name}
            title={name}
            onClick={() => onChoose(symbol, name)}
          >
            {symbol}
          </button>
        ))}
      </div>
    </SymbolTabs>
  );
}

import type { ReactNode, RefObject } from 'react';
import { useSelection } from '../ui/use-selection';
import styles from './Bank.module.css';
import { BankFilters } from './BankFilters';
import { BankList } from './BankList';
import { bankTexts as texts } from './bank-texts';
import { type BankFields, useBankSearch } from './use-bank-search';

interface BankBrowserProps {
  /** A quiz whose questions are left out. */
  notIn?: string | undefined;
  field?: RefObject<HTMLInputElement | null>;
  /** The actions on the selected questions, shown beside their number. */
  actions: (selected: readonly string[], clear: () => void, search: BankFields) => ReactNode;
}

/** The searchable question bank with selection, for its own page and for the editor. */
export function BankBrowser({ notIn, field, actions }: BankBrowserProps) {
  const search = useBankSearch({ notIn });
  const selection = useSelection(search.questions.map(({ question }) => question._id));
  return (
    <div className={styles.dialog}>
      <search className="grid gap-2">
        <input
          ref={field}
          type="search"
          dir="auto"
          data-autofocus=""
          aria-label={texts.search}
          placeholder={texts.search}
          className={styles.words}
          value={search.fields.words}
          maxLength={200}
          onChange={(event) => search.change({ words: event.currentTarget.value })}
        />
        <BankFilters search={search} />
      </search>
      <BankList
        search={search}
        selection={selection}
        actions={
          <div className={styles.end}>{actions(selection.selected, selection.clear, search.fields)}</div>
        }
      />
    </div>
  );
}

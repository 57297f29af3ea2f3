import { Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { QuizRow } from '../../../shared/quiz/schema';
import { FilterChip } from '../../desk/FilterChip';
import { useShortcut } from '../../platform/shortcuts';
import { trpc } from '../../platform/trpc';
import { NameChoice, Select } from '../../ui/Select';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './FilterBar.module.css';
import type { useListAddress } from './list-address';
import { classesOf, FILTERS, fitsSearch, foldersOf, WHOSE, type Whose } from './quiz-filters';
import { texts } from './texts';

interface FilterBarProps {
  quizzes: readonly QuizRow[];
  list: ReturnType<typeof useListAddress>;
  /** The owners shown; undefined without shared quizzes. */
  whose: Whose | undefined;
  onWhose: (whose: Whose) => void;
}

/** Filters the list by state, folder, class and words; beside them, the trash. */
export function FilterBar({ quizzes, list, whose, onWhose }: FilterBarProps) {
  const { address, hrefWith } = list;
  const trashed = trpc.quizzes.trash.useQuery().data?.quizzes.length ?? 0;
  const isTrash = address.view === 'trash';
  return (
    <div className={styles.bar}>
      <nav aria-label={texts.show} className={styles.chips}>
        {(quizzes.length > 0 || whose) &&
          FILTERS.map(({ value, label, fits }) => (
            <FilterChip
              key={value}
              href={hrefWith({ show: value, view: 'quizzes' })}
              label={label}
              count={
                quizzes.filter(
                  (quiz) => fits(quiz) && fitsSearch(quiz, { ...address, words: '', show: 'all' }),
                ).length
              }
              isCurrent={!isTrash && address.show === value}
            />
          ))}
        <span className={styles.divider} />
        <FilterChip
          href={hrefWith({ view: 'trash', show: 'all' })}
          label={texts.trash}
          count={trashed}
          isCurrent={isTrash}
          icon={<Trash2 size={16} aria-hidden="true" />}
        />
      </nav>
      {(quizzes.length > 0 || whose) && !isTrash && <Search {...{ quizzes, list, whose, onWhose }} />}
    </div>
  );
}

function Search({ quizzes, list: { address, change }, whose, onWhose }: FilterBarProps) {
  const whoseId = useId();
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());
  return (
    <search className={styles.search}>
      <div className={styles.choices}>
        {whose && (
          <div className={styles.choice}>
            <label htmlFor={whoseId}>
              <VisuallyHidden>{texts.whose}</VisuallyHidden>
            </label>
            <Select
              id={whoseId}
              value={whose}
              options={WHOSE.map((value) => ({ value, label: texts.whoseQuizzes[value] }))}
              onChange={onWhose}
            />
          </div>
        )}
        <NameChoice
          className={styles.choice}
          label={texts.folder}
          all={texts.allFolders}
          names={foldersOf(quizzes)}
          value={address.folder}
          onChange={(folder) => change({ folder })}
        />
        <NameChoice
          className={styles.choice}
          label={texts.class}
          all={texts.allClasses}
          names={classesOf(quizzes)}
          value={address.className}
          onChange={(className) => change({ className })}
        />
      </div>
      <div className={styles.words}>
        <input
          ref={field}
          type="search"
          dir="auto"
          aria-label={texts.search}
          placeholder={texts.search}
          className={styles.input}
          value={address.words}
          onChange={(event) => change({ words: event.currentTarget.value })}
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </div>
    </search>
  );
}

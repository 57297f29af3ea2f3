import { type ReactNode, useId, useRef, useState } from 'react';
import type { Gradebook } from '../../../../shared/gradebook/schema';
import { typedNumber } from '../../../../shared/number-answer/typed-number';
import { useShortcut } from '../../../platform/shortcuts';
import { classNames } from '../../../ui/class-names';
import { NumberField } from '../../../ui/NumberField';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { NameChoice, Select } from '../../../ui/Select';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './GradebookFilters.module.css';
import { ONLY, SHOWN_AS, type useGradebookAddress } from './gradebook-address';
import { foldersOf, tagsOf } from './gradebook-view';
import { texts } from './texts';

interface GradebookFiltersProps {
  gradebook: Gradebook;
  filters: ReturnType<typeof useGradebookAddress>;
  /** Rendered below them. */
  children: ReactNode;
}

/** A search by name and, collapsed, the filters by folder, tag, days, absences and means. */
export function GradebookFilters({ gradebook, filters, children }: GradebookFiltersProps) {
  const { folder, tag, from, to, only } = filters.address;
  const isFiltered = [folder, tag, from, to].some((value) => value !== '') || only !== 'all';
  return (
    <search className={styles.bar} aria-label={texts.filters}>
      <Words filters={filters} />
      <details className={styles.more}>
        <summary className={classNames(isFiltered && styles.isFiltered)}>{texts.filters}</summary>
        <div className={styles.folded}>
          <QuizChoices gradebook={gradebook} filters={filters} />
          <StudentChoice filters={filters} />
          {children}
        </div>
      </details>
    </search>
  );
}

type Filters = Pick<GradebookFiltersProps, 'filters'>;

function Words({ filters: { address, change } }: Filters) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());
  return (
    <input
      ref={field}
      type="search"
      dir="auto"
      aria-label={texts.search}
      placeholder={texts.search}
      className={styles.words}
      value={address.words}
      onChange={({ currentTarget }) => change({ words: currentTarget.value })}
    />
  );
}

function QuizChoices({ gradebook, filters: { address, change } }: Omit<GradebookFiltersProps, 'children'>) {
  const { folder, tag, from, to } = address;
  return (
    <>
      <NameChoice
        className={styles.choice}
        label={texts.folder}
        all={texts.allFolders}
        names={foldersOf(gradebook)}
        value={folder}
        onChange={(name) => change({ folder: name })}
      />
      <NameChoice
        className={styles.choice}
        label={texts.tag}
        all={texts.allTags}
        names={tagsOf(gradebook)}
        value={tag}
        onChange={(name) => change({ tag: name })}
      />
      <div className={styles.days}>
        <label>
          {texts.from}
          <input
            type="date"
            value={from}
            max={to || undefined}
            onChange={({ currentTarget }) => change({ from: currentTarget.value })}
          />
        </label>
        <label>
          {texts.to}
          <input
            type="date"
            value={to}
            min={from || undefined}
            onChange={({ currentTarget }) => change({ to: currentTarget.value })}
          />
        </label>
      </div>
    </>
  );
}

const PERCENT = { min: 0, max: 100 };

function StudentChoice({ filters: { address, change } }: Filters) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className={styles.students}>
      <label htmlFor={id}>
        <VisuallyHidden>{texts.only}</VisuallyHidden>
      </label>
      <Select
        id={id}
        value={address.only}
        options={ONLY.map((value) => ({ value, label: texts.onlyOf[value] }))}
        onChange={(only) => change({ only })}
      />
      {address.only === 'below' && (
        <NumberField
          label={texts.below}
          labelHidden
          inputClassName={styles.below}
          {...PERCENT}
          value={typed ?? String(address.below)}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            const below = typedNumber(value, PERCENT);
            if (!Number.isNaN(below)) change({ below });
          }}
        />
      )}
    </div>
  );
}

/** The unit of the marks. */
export function ShownAsChoice({
  gradebook: { gradeScale },
  filters: { address, change },
}: Omit<GradebookFiltersProps, 'children'>) {
  const offered = SHOWN_AS.filter((value) => value !== 'grade' || gradeScale !== null);
  return (
    <SegmentedControl
      label={texts.shownAs}
      labelHidden
      size="small"
      options={offered.map((value) => ({ value, label: texts.shownAsOf[value] }))}
      value={address.shownAs}
      onChange={(shownAs) => change({ shownAs })}
    />
  );
}

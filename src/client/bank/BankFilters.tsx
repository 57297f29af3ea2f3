import { type ReactNode, useId } from 'react';
import { BANK_ORDERS } from '../../shared/bank/orders';
import { QUESTION_TYPES } from '../../shared/question-types/registry';
import { trpc } from '../platform/trpc';
import { showingOf } from '../question-types/showing';
import { Select } from '../ui/Select';
import { useNarrow } from '../ui/table-rows';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './BankFilters.module.css';
import { bankTexts as texts } from './bank-texts';
import type { BankFields, BankSearching } from './use-bank-search';

/** The filters beside the search words, and the sorting; folded on a phone. */
export function BankFilters({ search }: { search: BankSearching }) {
  if (!useNarrow()) return <Filters search={search} />;
  return (
    <details>
      <summary className={styles.summary}>{texts.filters}</summary>
      <Filters search={search} />
    </details>
  );
}

function Filters({ search: { fields, change } }: { search: BankSearching }) {
  const tags = trpc.bank.tags.useQuery().data ?? [];
  const quizzes = trpc.quizzes.dashboard.useQuery().data?.quizzes ?? [];
  const choose = <Name extends keyof BankFields>(
    name: Name,
    label: string,
    options: readonly { value: BankFields[Name] & string; label: string }[],
  ) => (
    <Choice
      label={label}
      isSet={fields[name] !== options[0]?.value}
      value={fields[name] as BankFields[Name] & string}
      options={options}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <div className={styles.filters}>
      {choose('type', texts.type, [
        { value: '', label: texts.allTypes },
        ...QUESTION_TYPES.map((type) => ({ value: type, label: showingOf({ type }).label })),
      ])}
      {choose('tag', texts.tag, [
        { value: '', label: texts.allTags },
        ...tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` })),
      ])}
      {choose('quizId', texts.quiz, [
        { value: '', label: texts.allQuizzes },
        ...quizzes.map(({ _id, title }) => ({ value: _id, label: title })),
      ])}
      {choose('usedWithin', texts.used, optionsOf(texts.usedWithin))}
      {choose('facility', texts.facility, optionsOf(texts.facilities))}
      {choose('discrimination', texts.discrimination, optionsOf(texts.discriminations))}
      {choose(
        'order',
        texts.order,
        BANK_ORDERS.map((value) => ({ value, label: texts.orders[value] })),
      )}
    </div>
  );
}

/** In declaration order, the empty value first. */
function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  const options = (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
  return options.sort((one, other) => Number(other.value === '') - Number(one.value === ''));
}

interface ChoiceProps<Value extends string> {
  label: ReactNode;
  isSet: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, isSet, ...select }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={styles.choice} data-set={isSet || undefined}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Select id={id} {...select} />
    </div>
  );
}

import { type FormEvent, useId, useState } from 'react';
import type { AssignedMember, Assignment } from '../../../shared/assignment/schema';
import { TAB_CHANGE_LIMIT, TIME_FACTOR_PERCENT } from '../../../shared/constants';
import { isHalfTyped, WindowFields } from '../../desk/window/WindowFields';
import { ownTimeZone, timeZoneName } from '../../platform/local-date-time';
import { windowText } from '../../platform/window-text';
import { ErrorState } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NumberField } from '../../ui/NumberField';
import { Select } from '../../ui/Select';
import styles from './ExceptionDialog.module.css';
import {
  AS_THE_RULE,
  type Choice,
  type ExceptionFields,
  type ExceptionProblems,
  exceptionFieldsOf,
  readException,
} from './exception-form';
import { exceptionTexts as words } from './exception-texts';
import { ruleOf } from './rule';
import { texts } from './texts';
import type { Assigning } from './use-assignment';

interface ExceptionDialogProps {
  assignment: Assignment;
  assigning: Assigning;
  member: AssignedMember;
  onClose: () => void;
}

/** One student's exception from the rule of this quiz. */
export function ExceptionDialog({ assignment, assigning, member, onClose }: ExceptionDialogProps) {
  const timeZone = ownTimeZone();
  const formId = useId();
  const { memberId, name } = member;
  const [fields, setFields] = useState(() =>
    exceptionFieldsOf(assignment.exceptions[memberId] ?? {}, timeZone),
  );
  const [problems, setProblems] = useState<ExceptionProblems>({});
  const change = (part: Partial<ExceptionFields>) => {
    setFields((before) => ({ ...before, ...part }));
    setProblems({});
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isHalfTyped(event.currentTarget)) return setProblems({ closesAt: texts.incomplete });
    const read = readException(fields, { timeZone, rule: assignment });
    setProblems(read.problems ?? {});
    if (read.problems || assigning.isSaving) return;
    const { [memberId]: _former, ...others } = assignment.exceptions;
    const exceptions = read.exception ? { ...others, [memberId]: read.exception } : others;
    const rule = { ...ruleOf(assignment), exceptions };
    if (await assigning.change(assignment, rule, words.saved(name))) onClose();
  };
  const number = (of: 'extraPercent' | 'tabLimit') => ({
    value: fields[of],
    error: problems[of],
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [of]: event.currentTarget.value }),
  });
  const emptyIs = (of: AssignedMember['exceptions'][number], says: string) =>
    member.exceptions.includes(of) ? words.empty : words.emptyIs(says);
  const choice = (of: 'largerText' | 'hideTimer') => ({
    label: words[of],
    asRule: member.exceptions.includes(of) ? words.asRule : words.isRule(member[of] ? words.yes : words.no),
    value: fields[of],
    onChange: (value: ExceptionFields['largerText']) => change({ [of]: value }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(name)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={assigning.isSaving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className="text-muted text-sm col-span-all">
          {member.state === 'running' ? words.runningOn : words.lead}
        </p>
        <div className="grid gap-2 col-span-all">
          <WindowFields
            values={fields}
            errors={problems}
            none={{ opensAt: words.asRule, closesAt: words.asRule }}
            hasFocus
            onChange={change}
          />
          <p className="text-muted text-sm col-span-all">
            {words.emptyIs(windowText(assignment))} {texts.zone(timeZoneName(timeZone, assignment.serverNow))}
          </p>
        </div>
        <NumberField
          label={words.extraPercent}
          hint={emptyIs('timeFactorPercent', words.percentMore(member.timeFactorPercent - 100))}
          min={0}
          max={TIME_FACTOR_PERCENT.max - 100}
          step={TIME_FACTOR_PERCENT.step}
          {...number('extraPercent')}
        />
        <NumberField
          label={words.tabLimit}
          hint={emptyIs('tabChangeLimit', words.number(member.tabChangeLimit))}
          min={TAB_CHANGE_LIMIT}
          step={1}
          {...number('tabLimit')}
        />
        <ChoiceField {...choice('largerText')} />
        <ChoiceField {...choice('hideTimer')} />
        <div className="grid gap-2 col-span-all">
          <Button variant="ghost" className={styles.reset} onClick={() => change(AS_THE_RULE)}>
            {words.reset}
          </Button>
        </div>
        {assigning.failure && (
          <div className="grid gap-2 col-span-all">
            <ErrorState message={assigning.failure.message} />
          </div>
        )}
      </form>
    </Dialog>
  );
}

interface ChoiceFieldProps {
  label: string;
  /** The label of the first choice. */
  asRule: string;
  value: Choice;
  onChange: (value: Choice) => void;
}

/** Yes or no for one student, or as in the rule. */
function ChoiceField({ label, asRule, value, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        options={[
          { value: '', label: asRule },
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]}
        onChange={onChange}
      />
    </div>
  );
}

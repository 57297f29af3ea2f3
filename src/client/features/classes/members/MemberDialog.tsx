import { useState } from 'react';
import type { ClassMember, SchoolClass } from '../../../../shared/classes/schema';
import { EXTRA_TAB_CHANGES_MAXIMUM, TIME_FACTOR_PERCENT } from '../../../../shared/constants';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { Banner } from '../../../ui/Banner';
import { Checkbox } from '../../../ui/Checkbox';
import { FormDialog } from '../../../ui/FormDialog';
import { NumberField } from '../../../ui/NumberField';
import { TextField } from '../../../ui/TextField';
import { useToast } from '../../../ui/Toaster';
import { dialogTexts as texts } from './dialog-texts';
import styles from './MemberDialog.module.css';
import {
  fieldsOf,
  MAXIMUM_PERCENT,
  type MemberFields,
  type MemberProblems,
  readNeeds,
  readPupil,
} from './member-form';

export interface OfMember {
  schoolClass: SchoolClass;
  member: ClassMember;
  onClose: () => void;
}

/** A member's name and standing needs. */
export function MemberDialog({ schoolClass: { _id: classId }, member, onClose }: OfMember) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [typed, setTyped] = useState(fieldsOf(member));
  const [problems, setProblems] = useState<MemberProblems>({});
  const update = trpc.classes.updateMember.useMutation({
    onSuccess: async ({ name }) => {
      void utils.classes.list.invalidate();
      await utils.classes.get.invalidate({ classId });
      toast(texts.saved(name), { subject: member._id });
      onClose();
    },
  });
  const submit = () => {
    const { pupil, problems: ofPupil } = readPupil(typed);
    const { needs, problems: ofNeeds } = readNeeds(typed);
    const found = { ...ofPupil, ...ofNeeds };
    setProblems(found);
    if (!needs || Object.keys(found).length > 0 || update.isPending) return;
    update.mutate({ classId, memberId: member._id, ...pupil, needs });
  };
  const set = (change: Partial<MemberFields>) => {
    setTyped((before) => ({ ...before, ...change }));
    setProblems((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])),
    }));
  };
  const field = (name: 'name' | 'number' | 'email' | 'extraPercent' | 'extraTabChanges') => ({
    value: typed[name],
    error: problems[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { currentTarget: HTMLInputElement }) => set({ [name]: event.currentTarget.value }),
  });
  // Work done by PIN would be left behind.
  const mustJoin = member.hasPinAccount;
  return (
    <FormDialog
      onClose={onClose}
      title={texts.editTitle(member.name)}
      action={texts.save}
      busy={update.isPending}
      className={styles.form}
      onSubmit={submit}
    >
      {update.error && (
        <Banner tone="bad" role="alert" className={styles.wide}>
          {serverSentence(update.error) ?? texts.saveFailed}
        </Banner>
      )}
      <TextField label={texts.name} data-autofocus="" {...field('name')} />
      <TextField label={texts.numberOptional} {...field('number')} />
      <TextField
        label={texts.emailOptional}
        type="email"
        className={styles.wide}
        disabled={mustJoin}
        hint={mustJoin ? texts.emailByJoining : member.hasPin ? texts.emailDropsPin : texts.emailHint}
        {...field('email')}
      />
      <fieldset className={styles.always}>
        <legend className={styles.legend}>{texts.always}</legend>
        <p className={styles.hint}>{texts.alwaysMore}</p>
        <NumberField
          label={texts.moreTimeLabel}
          hint={texts.moreTimeHint(MAXIMUM_PERCENT, TIME_FACTOR_PERCENT.step)}
          min={0}
          max={MAXIMUM_PERCENT}
          step={TIME_FACTOR_PERCENT.step}
          {...field('extraPercent')}
        />
        <NumberField
          label={texts.moreTabChangesLabel}
          min={0}
          max={EXTRA_TAB_CHANGES_MAXIMUM}
          step={1}
          {...field('extraTabChanges')}
        />
        <Checkbox
          label={texts.largerTextLabel}
          checked={typed.largerText}
          onChange={(event) => set({ largerText: event.currentTarget.checked })}
        />
        <Checkbox
          label={texts.noTimerLabel}
          reason={texts.noTimerReason}
          checked={typed.hideTimer}
          onChange={(event) => set({ hideTimer: event.currentTarget.checked })}
        />
      </fieldset>
    </FormDialog>
  );
}

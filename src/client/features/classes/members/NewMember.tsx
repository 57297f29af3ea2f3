import { useEffect, useRef, useState } from 'react';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { announce } from '../../../ui/Announcer';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import { dialogTexts as texts } from './dialog-texts';
import { EMPTY_PUPIL, type MemberProblems, type PupilFields, readPupil } from './member-form';
import styles from './NewMember.module.css';

interface NewMemberProps {
  classId: string;
  /** Each increment focuses the first field. */
  addCount: number;
  onDone: () => void;
}

/** Adds one student after another: saving focuses the name again. */
export function NewMember({ classId, addCount, onDone }: NewMemberProps) {
  const utils = trpc.useUtils();
  const nameField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(EMPTY_PUPIL);
  const [problems, setProblems] = useState<MemberProblems>({});
  useEffect(() => {
    if (addCount > 0) nameField.current?.focus();
  }, [addCount]);
  const add = trpc.classes.addMember.useMutation({
    onSuccess: async ({ name }) => {
      announce(texts.added(name));
      setTyped(EMPTY_PUPIL);
      nameField.current?.focus();
      void utils.classes.list.invalidate();
      await utils.classes.get.invalidate({ classId });
    },
  });
  const submit = () => {
    const read = readPupil(typed);
    setProblems(read.problems);
    if (Object.keys(read.problems).length === 0 && !add.isPending) add.mutate({ classId, ...read.pupil });
  };
  const field = (name: keyof PupilFields) => ({
    value: typed[name],
    error: problems[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget;
      setTyped((before) => ({ ...before, [name]: value }));
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
  });
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={texts.newStudent}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <TextField ref={nameField} label={texts.name} className={styles.name} {...field('name')} />
      <TextField label={texts.numberOptional} className={styles.number} {...field('number')} />
      <TextField label={texts.emailOptional} type="email" className={styles.email} {...field('email')} />
      <div className="flex gap-2">
        <Button type="submit" busy={add.isPending}>
          {texts.add}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
      {add.error && (
        <Banner tone="bad" role="alert" className={styles.failure} onDismiss={add.reset}>
          {serverSentence(add.error) ?? texts.addFailed}
        </Banner>
      )}
    </form>
  );
}

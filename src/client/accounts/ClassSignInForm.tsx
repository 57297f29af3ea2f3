import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { ClassMember } from '../platform/tab-storage';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import styles from './ClassSignInForm.module.css';
import { classSignInTexts as texts } from './class-sign-in-texts';
import { type SignedIn, useClassSignIn } from './use-class-sign-in';

/** A member who only needs to type the PIN: known in this tab, or from a scanned slip, which has no name. */
export interface Expected extends Omit<ClassMember, 'name'> {
  readonly name?: string;
  readonly slip?: string;
}

interface ClassSignInFormProps {
  expected: Expected | null;
  classCode: string;
  onSignedIn: SignedIn;
}

const FIELDS = ['classCode', 'member', 'pin'] as const;
type FieldName = (typeof FIELDS)[number];
const MISSING: Readonly<Record<FieldName, string>> = {
  classCode: texts.classCodeMissing,
  member: texts.memberMissing,
  pin: texts.pinMissing,
};

/** Class code, name or number, and PIN; only the PIN if the rest is known. */
export function ClassSignInForm({ expected: atFirst, classCode, onSignedIn }: ClassSignInFormProps) {
  const [expected, setExpected] = useState(atFirst);
  const [typed, setTyped] = useState({ classCode: atFirst?.classCode ?? classCode, member: '', pin: '' });
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, signIn } = useClassSignIn(onSignedIn);

  const refuse = (field: FieldName, sentences: typeof errors) => {
    setErrors(sentences);
    const input = form.current?.elements.namedItem(field);
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    input.select();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { name: _, ...request } = { ...typed, ...expected };
    const missing = FIELDS.filter((field) => request[field].trim() === '');
    const [first] = missing;
    if (first) return refuse(first, Object.fromEntries(missing.map((field) => [field, MISSING[field]])));
    const failure = await signIn(request);
    // Which of the three is wrong stays secret, so the error is shown at the last field.
    if (failure !== null) refuse('pin', { pin: failure });
  };

  const field = (name: FieldName) => ({
    ...{ name, label: texts[name], value: typed[name], error: errors[name] },
    // On a shared computer, no suggestions of others' input.
    ...{ autoComplete: 'off', spellCheck: false, readOnly: isBusy },
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setErrors({});
      const { value } = currentTarget;
      // Typing continues when the form opens over a quiz; a PIN has no letters.
      setTyped({ ...typed, [name]: name === 'pin' ? value.replaceAll(/\p{L}/gu, '') : value });
    },
  });

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {expected ? (
        <Known expected={expected} onOther={() => setExpected(null)} />
      ) : (
        <>
          <TextField
            {...field('classCode')}
            inputClassName={styles.code}
            autoFocus={typed.classCode === ''}
            autoCapitalize="characters"
            enterKeyHint="next"
          />
          <TextField
            {...field('member')}
            autoFocus={typed.classCode !== ''}
            autoCapitalize="words"
            enterKeyHint="next"
          />
        </>
      )}
      {/* Shown as typed: a password field would make a shared computer offer to save it. */}
      <TextField
        {...field('pin')}
        hint={texts.pinHint}
        inputClassName={styles.pin}
        autoFocus={expected !== null}
        inputMode="numeric"
        enterKeyHint="go"
      />
      <Button type="submit" size="large" busy={isBusy} busyLabel={texts.signingIn}>
        {texts.signIn}
      </Button>
    </form>
  );
}

/** The known member, with a way out for anyone else. */
function Known({ expected, onOther }: { expected: Expected; onOther: () => void }) {
  return (
    <div className={styles.known}>
      <p>
        {expected.name === undefined ? (
          texts.fromSlip
        ) : (
          <>
            {texts.signingInAs} <strong dir="auto">{expected.name}</strong>.
          </>
        )}
      </p>
      <Button variant="ghost" className={styles.other} onClick={onOther}>
        {texts.somebodyElse}
      </Button>
    </div>
  );
}

import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { ClassMember } from '../platform/tab-storage';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import styles from './ClassSignInForm.module.css';
import { classSignInTexts as texts } from './class-sign-in-texts';
import { type SignedIn, useClassSignIn } from './use-class-sign-in';

/** Who is asked for the PIN alone: known in this tab, or from a slip that was scanned, which does not say a name. */
export interface Expected extends Omit<ClassMember, 'name'> {
  readonly name?: string;
  readonly slip?: string;
}

interface ClassSignInFormProps {
  expected: Expected | null;
  /** The class code of the address. */
  classCode: string;
  onSignedIn: SignedIn;
}

const FIELDS = ['classCode', 'member', 'pin'] as const;
type FieldName = (typeof FIELDS)[number];

/** Class code, name or number, PIN: three fields at most, and the PIN alone where the others are known. */
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
    if (first)
      return refuse(first, Object.fromEntries(missing.map((field) => [field, texts.missing[field]])));
    const failure = await signIn(request);
    // Which of the three is wrong is told nobody: the sentence stands at the last.
    if (failure !== null) refuse('pin', { pin: failure });
  };

  const field = (name: FieldName) => ({
    ...{ name, label: texts[name], value: typed[name], error: errors[name] },
    // On a computer that a class shares, nobody is offered what others typed.
    ...{ autoComplete: 'off', spellCheck: false, readOnly: isBusy },
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setErrors({});
      const { value } = currentTarget;
      // Who is in the middle of a word when the form opens over a quiz writes on into it.
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
      {/* Shown as it is typed: a browser would offer to save a password, on a computer that is not theirs. */}
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

/** Who is signing in, as far as this page knows, and the way out for whoever it is not. */
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

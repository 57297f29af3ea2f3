import { useState } from 'react';
import type { PersonRequest } from '../../../../shared/operator/request';
import { Button } from '../../../ui/Button';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { TextField } from '../../../ui/TextField';
import styles from './PersonsSection.module.css';
import { texts } from './texts';

interface LookUpFormProps {
  isBusy: boolean;
  onLookUp: (who: PersonRequest) => void;
}

/** Names a person: by address, or by class code and name where there is none. */
export function LookUpForm({ isBusy, onLookUp }: LookUpFormProps) {
  const [by, setBy] = useState<'email' | 'class'>('email');
  const [typed, setTyped] = useState({ email: '', classCode: '', called: '' });
  const field = (name: keyof typeof typed) => (
    <TextField
      label={texts[name]}
      className={styles.field}
      value={typed[name]}
      maxLength={200}
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [name]: value }))}
    />
  );
  const { email, classCode, called } = typed;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onLookUp(by === 'email' ? { email } : { classCode, called });
      }}
    >
      <SegmentedControl
        label={texts.by}
        value={by}
        options={[
          { value: 'email', label: texts.byEmail },
          { value: 'class', label: texts.byClass },
        ]}
        onChange={setBy}
      />
      <div className={styles.fields}>
        {by === 'email' ? (
          field('email')
        ) : (
          <>
            {field('classCode')}
            {field('called')}
          </>
        )}
        <Button type="submit" busy={isBusy}>
          {texts.lookUp}
        </Button>
      </div>
    </form>
  );
}

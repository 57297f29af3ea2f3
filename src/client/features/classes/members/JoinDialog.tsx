import { useState } from 'react';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { FormDialog } from '../../../ui/FormDialog';
import { TextField } from '../../../ui/TextField';
import { useToast } from '../../../ui/Toaster';
import { dialogTexts as texts } from './dialog-texts';
import styles from './JoinDialog.module.css';
import type { OfMember } from './MemberDialog';
import { isEmail } from './member-form';

/** Gives a member an address, after stating what moves to its account. */
export function JoinDialog({ schoolClass: { _id: classId }, member, onClose }: OfMember) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const join = trpc.classes.joinAccount.useMutation({
    onSuccess: async ({ message }) => {
      void utils.classes.list.invalidate();
      await utils.classes.get.invalidate({ classId });
      toast(message, { subject: member._id });
      onClose();
    },
    onError: (error) => setProblem(serverSentence(error) ?? texts.joinFailed),
  });
  const submit = () => {
    if (join.isPending) return;
    if (isEmail(email)) join.mutate({ classId, memberId: member._id, email: email.trim() });
    else setProblem(texts.emailInvalid);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={texts.joinTitle(member.name)}
      size="small"
      action={texts.joinConfirm}
      busy={join.isPending}
      className="grid gap-3"
      onSubmit={submit}
    >
      <TextField
        label={texts.joinEmail}
        type="email"
        autoComplete="off"
        spellCheck={false}
        data-autofocus=""
        error={problem}
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <ul className={styles.what}>
        <li>{texts.joinWhat(member.attemptCount)}</li>
        <li>{member.hasPin ? texts.joinPinEnds : texts.emailHint}</li>
      </ul>
    </FormDialog>
  );
}

import { Plus } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useLocation } from 'wouter';
import { CLASS_NAME_MAXIMUM_LENGTH } from '../../../../shared/constants';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import { useToast } from '../../../ui/Toaster';
import { texts } from '../texts';
import styles from './NewClass.module.css';
import { listTexts } from './texts';

/** Creates a class from one field and opens its list. */
export function NewClass({ ref }: { ref: Ref<HTMLInputElement> }) {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const toast = useToast();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const create = trpc.classes.create.useMutation({
    onSuccess: async (made) => {
      toast(listTexts.created(made.name));
      utils.classes.get.setData({ classId: made._id }, made);
      void utils.classes.list.invalidate();
      navigate(teacherPaths.students(made._id));
    },
    onError: (error) => setProblem(serverSentence(error) ?? listTexts.createFailed),
  });
  const submit = () => {
    if (create.isPending) return;
    if (name.trim() === '') setProblem(texts.nameRequired);
    else create.mutate({ name: name.trim() });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={ref}
        label={listTexts.newName}
        labelHidden
        placeholder={listTexts.newExample}
        className={styles.field}
        error={problem}
        value={name}
        maxLength={CLASS_NAME_MAXIMUM_LENGTH}
        autoComplete="off"
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" busy={create.isPending}>
        <Plus size={18} aria-hidden="true" /> {listTexts.create}
      </Button>
    </form>
  );
}

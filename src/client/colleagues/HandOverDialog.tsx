import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverSentence } from '../platform/error-message';
import { trpc } from '../platform/trpc';
import { Checkbox } from '../ui/Checkbox';
import { FormDialog } from '../ui/FormDialog';
import { TextField } from '../ui/TextField';
import { useToast } from '../ui/Toaster';
import { callsOf } from './colleague-calls';
import { handOverTexts as texts } from './colleague-texts';
import styles from './HandOverDialog.module.css';
import type { SharedThing } from './shared-thing';

interface HandOverDialogProps {
  of: SharedThing;
  onClose: () => void;
}

/**
 * Offers a quiz or class to another owner, stating the recipient, the effects and the parts that stay.
 * Requires typing the title, as deleting does.
 */
export function HandOverDialog({ of, onClose }: HandOverDialogProps) {
  const { kind, title } = of;
  const [email, setEmail] = useState('');
  const [typed, setTyped] = useState('');
  const [withQuizzes, setWithQuizzes] = useState(true);
  const [problems, setProblems] = useState<{ email?: string | undefined; title?: string | undefined }>({});
  const along = useGoesAlong(of);
  const toast = useToast();
  const cache = useQueryClient();
  const handingOver = useMutation({
    mutationFn: callsOf(of).handOver,
    onSuccess: async ({ message }) => {
      toast(message, { subject: 'right' });
      onClose();
      await cache.invalidateQueries({ queryKey: ['colleagues', kind, of.id] });
    },
    onError: (error) => setProblems({ email: serverSentence(error) ?? texts.failed }),
  });
  const submit = () => {
    const found = {
      email: email.trim() === '' ? texts.toMissing : undefined,
      title: typed.trim() === title ? undefined : texts.differs[kind],
    };
    setProblems(found);
    if (found.email || found.title || handingOver.isPending) return;
    handingOver.mutate({ email: email.trim(), quizzes: withQuizzes && along.going.length > 0 });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={texts.title(title)}
      role="alertdialog"
      action={texts.act}
      busy={handingOver.isPending}
      className="grid grid-cols-1 gap-4"
      onSubmit={submit}
    >
      <TextField
        type="email"
        label={texts.to}
        hint={texts.toHint}
        error={problems.email}
        value={email}
        autoComplete="off"
        spellCheck={false}
        data-autofocus=""
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setProblems({});
        }}
      />
      <section aria-labelledby="goes-along">
        <h3 id="goes-along" className={styles.title}>
          {texts.goes}
        </h3>
        <p>{kind === 'quiz' ? texts.quizGoes : texts.classGoes}</p>
        {along.going.length > 0 && (
          <>
            <Checkbox
              label={texts.withQuizzes(along.going.length)}
              reason={texts.withQuizzesMore}
              checked={withQuizzes}
              onChange={(event) => setWithQuizzes(event.currentTarget.checked)}
            />
            <ul className={styles.quizzes}>
              {along.going.map((quiz) => (
                <li key={quiz} dir="auto">
                  {quiz}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section aria-labelledby="stays">
        <h3 id="stays" className={styles.title}>
          {texts.stays}
        </h3>
        <p>{texts.quizStays}</p>
        {along.staying.length > 0 && <p dir="auto">{texts.alsoElsewhere(along.staying)}</p>}
        <p>{texts.after}</p>
      </section>
      <TextField
        label={texts.type[kind]}
        hint={title}
        error={problems.title}
        value={typed}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblems({});
        }}
      />
    </FormDialog>
  );
}

/** A class's own quizzes, by title, that can be handed over with it and that other classes also take. */
function useGoesAlong({ kind, id }: SharedThing) {
  const enabled = kind === 'class';
  const desk = trpc.quizzes.dashboard.useQuery(undefined, { enabled });
  const schoolClass = trpc.classes.get.useQuery({ classId: id }, { enabled });
  const taken = new Set(schoolClass.data?.quizzes.map(({ quizId }) => quizId));
  const own = desk.data?.quizzes.filter(({ _id, owner }) => owner === null && taken.has(_id)) ?? [];
  const titles = (isAlone: boolean) =>
    own.filter(({ classNames }) => (classNames.length === 1) === isAlone).map(({ title }) => title);
  return { going: titles(true), staying: titles(false) };
}

import { type FormEvent, useId, useState } from 'react';
import type { PracticePreview } from '../../shared/practice/schema';
import { Loaded } from '../loading/Loaded';
import { serverSentence } from '../platform/error-message';
import { trpc } from '../platform/trpc';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useToast } from '../ui/Toaster';
import styles from './Practice.module.css';
import { PracticeClasses } from './PracticeClasses';
import { practiceTexts as texts } from './practice-texts';
import { Usable } from './Usable';

interface OpenPracticeDialogProps {
  /** The quiz or bank tag to open. */
  subject: { readonly quizId: string } | { readonly tag: string };
  title: string;
  onClose: () => void;
}

/** Opens a quiz or tag for practice: the available questions, the held-back ones with reasons, and the classes. */
export function OpenPracticeDialog({ subject, title, onClose }: OpenPracticeDialogProps) {
  const formId = useId();
  const preview = trpc.practice.preview.useQuery(subject);
  const [classIds, setClassIds] = useState<readonly string[]>([]);
  const opening = useOpening(onClose);
  const canOpen = preview.data?.whyNot === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    opening.open({ ...subject, classIds: [...classIds] });
  };
  return (
    <Dialog
      open
      title={texts.dialogTitle(title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          {canOpen && (
            <Button type="submit" form={formId} busy={opening.isPending}>
              {texts.open}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        {opening.failure && (
          <Banner tone="bad" role="alert">
            {opening.failure}
          </Banner>
        )}
        <Loaded query={preview} failed={texts.loadFailed} shape={['6rem', '6rem']}>
          {(found) => <Means preview={found} />}
        </Loaded>
        {canOpen && (
          <PracticeClasses
            chosen={classIds}
            onChange={setClassIds}
            present={[]}
            hint={'tag' in subject ? texts.classesOfTag : texts.classesOfQuiz}
          />
        )}
      </form>
    </Dialog>
  );
}

function Means({ preview }: { preview: PracticePreview }) {
  const { whyNot, notGiven } = preview;
  if (whyNot !== null) return <Banner tone="info">{whyNot}</Banner>;
  return (
    <>
      <p className="max-w-read text-muted">{texts.lead}</p>
      <Usable of={preview} />
      {preview.heldBack.length > 0 && <p className="text-muted text-sm">{texts.comesLater}</p>}
      {notGiven.questionCount > 0 && (
        <Banner tone="warn">
          {texts.notGiven(
            notGiven.questionCount,
            notGiven.quizzes.map(({ title }) => title),
          )}
        </Banner>
      )}
    </>
  );
}

function useOpening(onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const mutation = trpc.practice.open.useMutation({
    onSuccess: async ({ _id, title }) => {
      onDone();
      toast(texts.opened(title), { subject: _id });
      await utils.practice.invalidate();
    },
  });
  return {
    open: mutation.mutate,
    isPending: mutation.isPending,
    failure: mutation.error && (serverSentence(mutation.error) ?? texts.openFailed),
  };
}

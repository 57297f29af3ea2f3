import { useState } from 'react';
import type { PracticeSet } from '../../shared/practice/schema';
import { serverSentence } from '../platform/error-message';
import { trpc } from '../platform/trpc';
import { Banner } from '../ui/Banner';
import { FormDialog } from '../ui/FormDialog';
import { useToast } from '../ui/Toaster';
import styles from './Practice.module.css';
import { PracticeClasses } from './PracticeClasses';
import { practiceTexts as texts } from './practice-texts';

export function ChangeClassesDialog({ set, onClose }: { set: PracticeSet; onClose: () => void }) {
  const [classIds, setClassIds] = useState<readonly string[]>(() => set.classes.map(({ _id }) => _id));
  const utils = trpc.useUtils();
  const toast = useToast();
  const saving = trpc.practice.setClasses.useMutation({
    onSuccess: async () => {
      onClose();
      toast(texts.saved, { subject: set._id });
      await utils.practice.invalidate();
    },
  });
  return (
    <FormDialog
      title={texts.classesTitle(set.title)}
      action={texts.save}
      busy={saving.isPending}
      className={styles.form}
      onClose={onClose}
      onSubmit={() => saving.mutate({ setId: set._id, classIds: [...classIds] })}
    >
      {saving.error && (
        <Banner tone="bad" role="alert">
          {serverSentence(saving.error) ?? texts.saveFailed}
        </Banner>
      )}
      <PracticeClasses
        chosen={classIds}
        onChange={setClassIds}
        present={set.classes}
        hint={set.quizId === null ? texts.classesOfTag : texts.classesOfQuiz}
      />
    </FormDialog>
  );
}

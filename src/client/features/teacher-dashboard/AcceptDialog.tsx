import { useState } from 'react';
import type { HandOver } from '../../../shared/access/hand-over-schema';
import { SHARED_RIGHTS, type SharedRight } from '../../../shared/access/rights';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { Banner } from '../../ui/Banner';
import { FormDialog } from '../../ui/FormDialog';
import { SelectField } from '../../ui/Select';
import { useToast } from '../../ui/Toaster';
import { offerTexts as texts } from './offer-texts';

type Choice = SharedRight | 'none';
const CHOICES = (['none', ...SHARED_RIGHTS] as const).map((value) => ({ value, label: texts.rights[value] }));

/** Explains accepting, and asks for the former owner's right. */
export function AcceptDialog({ offer, onClose }: { offer: HandOver; onClose: () => void }) {
  const { handOverId, kind, title, from, isPublished, quizTitles } = offer;
  const [choice, setChoice] = useState<Choice>('mark');
  const utils = trpc.useUtils();
  const toast = useToast();
  const accept = trpc.colleagues.acceptHandOver.useMutation({
    onSuccess: async ({ message }) => {
      toast(message, { subject: 'right' });
      onClose();
      await Promise.all([
        utils.colleagues.invalidate(),
        utils.quizzes.invalidate(),
        utils.classes.invalidate(),
      ]);
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={texts.acceptTitle(title)}
      role="alertdialog"
      action={texts.accept}
      busy={accept.isPending}
      className="grid gap-4"
      onSubmit={() => {
        if (accept.isPending) return;
        accept.mutate({ handOverId, formerOwnerMay: choice === 'none' ? null : choice });
      }}
    >
      {accept.error && (
        <Banner tone="bad" role="alert">
          {serverSentence(accept.error) ?? texts.failed}
        </Banner>
      )}
      <p>{texts.means[kind]}</p>
      {quizTitles.length > 0 && <p dir="auto">{texts.along(quizTitles)}</p>}
      {isPublished && <p>{texts.staysPublished}</p>}
      <SelectField
        label={texts.formerOwnerMay(from.name)}
        hint={texts.hints[choice]}
        value={choice}
        options={CHOICES}
        onChange={setChoice}
      />
    </FormDialog>
  );
}

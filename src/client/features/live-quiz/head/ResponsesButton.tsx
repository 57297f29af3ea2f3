import { CirclePlay, CircleStop } from 'lucide-react';
import { useState } from 'react';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { responseTexts } from '../../../quiz-parts/response-texts';
import { ConfirmDialog } from '../../../ui/Dialog';
import { ErrorState } from '../../../ui/ErrorState';
import { useToast } from '../../../ui/Toaster';
import { HeadButton } from './HeadButton';

/** Lets students start the quiz, or no more of them. */
export function ResponsesButton({ quiz }: { quiz: LiveQuiz }) {
  const { quizId, title, acceptingResponses } = quiz;
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const toast = useToast();
  const toggle = trpc.quizzes.toggleResponses.useMutation({
    onSuccess: async (changed) => {
      await Promise.all([utils.supervision.live.invalidate({ quizId }), utils.quizzes.invalidate()]);
      setAsking(false);
      toast(responseTexts.toggled(changed.acceptingResponses), { subject: `responses ${quizId}` });
    },
  });
  const label = responseTexts.toggleAction(!acceptingResponses);
  return (
    <>
      <HeadButton
        Icon={acceptingResponses ? CircleStop : CirclePlay}
        label={label}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={title}
        body={
          <>
            <p>{responseTexts.toggleConfirm(!acceptingResponses)}</p>
            {toggle.isError && (
              <ErrorState message={serverSentence(toggle.error) ?? responseTexts.toggleFailed} />
            )}
          </>
        }
        confirmLabel={label}
        busy={toggle.isPending}
        onConfirm={() => toggle.mutate({ quizId, acceptingResponses: !acceptingResponses })}
        onCancel={() => {
          toggle.reset();
          setAsking(false);
        }}
      />
    </>
  );
}

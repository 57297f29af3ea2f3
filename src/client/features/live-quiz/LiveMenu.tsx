import { CirclePlay, CircleStop, ClipboardCheck, HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { responseTexts } from '../../quiz-parts/response-texts';
import { ConfirmDialog } from '../../ui/Dialog';
import { ErrorState } from '../../ui/ErrorState';
import { Menu } from '../../ui/Menu';
import { useToast } from '../../ui/Toaster';
import { texts } from './texts';

/** The extras of the live view. */
export function LiveMenu({ quiz }: { quiz: LiveQuiz }) {
  const { quizId, title, acceptingResponses } = quiz;
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const toast = useToast();
  const toggle = trpc.quizzes.toggleResponses.useMutation({
    onSuccess: async (changed) => {
      await utils.supervision.live.invalidate({ quizId });
      setAsking(false);
      toast(responseTexts.toggled(changed.acceptingResponses), { subject: `responses ${quizId}` });
    },
  });
  const Icon = acceptingResponses ? CircleStop : CirclePlay;
  return (
    <>
      <Menu
        label={`More for ${title}`}
        items={[
          {
            label: responseTexts.toggleAction(!acceptingResponses),
            icon: <Icon size={18} />,
            onSelect: () => setAsking(true),
          },
          {
            label: texts.accommodations,
            icon: <HeartHandshake size={18} />,
            onSelect: () => navigate(teacherPaths.accommodations(quizId)),
          },
          {
            label: texts.receipt,
            icon: <ClipboardCheck size={18} />,
            onSelect: () => navigate(teacherPaths.receipt(quizId)),
          },
        ]}
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
        confirmLabel={responseTexts.toggleAction(!acceptingResponses)}
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

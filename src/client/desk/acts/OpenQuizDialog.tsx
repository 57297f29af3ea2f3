import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../../shared/messages';
import type { QuizRow } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { ownerName } from '../../colleagues/right-texts';
import { plansFor } from '../../platform/errand';
import { Button } from '../../ui/Button';
import { ConfirmDialog, Dialog } from '../../ui/Dialog';
import { DeleteStartedDialog } from './DeleteStartedDialog';
import { ExportDialog } from './ExportDialog';
import { ShareDialog } from './ShareDialog';
import { TrashDate } from './TrashDate';
import { actTexts } from './texts';
import type { QuizActions } from './use-quiz-actions';

const ColleaguesDialog = lazy(async () => ({
  default: (await import('../../colleagues/ColleaguesDialog')).ColleaguesDialog,
}));
const HandOverDialog = lazy(async () => ({
  default: (await import('../../colleagues/HandOverDialog')).HandOverDialog,
}));

const UseAgainDialog = lazy(async () => ({
  default: (await import('../use-again/UseAgainDialog')).UseAgainDialog,
}));

export interface QuizDialogsProps {
  quiz: QuizRow;
  actions: QuizActions;
}

export function OpenQuizDialog({ quiz, actions }: QuizDialogsProps) {
  const { dialog } = actions;
  const close = () => actions.setDialog(undefined);
  const willAccept = !quiz.acceptingResponses;
  const shareId = quiz.shareId ?? actions.shareId;
  const thing = { kind: 'quiz', id: quiz._id, title: quiz.title } as const;
  return (
    <>
      <ConfirmDialog
        open={dialog === 'delete' && !quiz.hasStarted}
        title={`Delete “${quiz.title}”?`}
        body={
          <>
            <p>{actTexts.deleteConfirm}</p>
            <TrashDate />
          </>
        }
        confirmLabel={actTexts.delete}
        tone="danger"
        busy={actions.removing}
        onConfirm={actions.remove}
        onCancel={close}
      />
      {dialog === 'delete' && quiz.hasStarted && (
        <DeleteStartedDialog quiz={quiz} busy={actions.removing} onDelete={actions.remove} onClose={close} />
      )}
      <ConfirmDialog
        open={dialog === 'toggle'}
        title={quiz.title}
        body={[
          actTexts.toggleConfirm(willAccept),
          willAccept && quiz.scoresReleased && actTexts.acceptingHidesKey,
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={actTexts.toggleAction(willAccept)}
        busy={actions.toggling}
        onConfirm={() => actions.toggle(willAccept)}
        onCancel={close}
      />
      {dialog === 'export' && <ExportDialog quiz={quiz} onClose={close} />}
      {dialog === 'plan' && quiz.owner && <OwnersPlanDialog owner={ownerName(quiz)} onClose={close} />}
      {dialog === 'plan' && !quiz.owner && <PlanRequiredDialog quizId={quiz._id} onClose={close} />}
      <Suspense>
        {dialog === 'use-again' && (
          <UseAgainDialog
            quizzes={[{ ...quiz, quizId: quiz._id }]}
            isFormer={({ name }) => quiz.classNames.includes(name)}
            onClose={close}
          />
        )}
        {dialog === 'colleagues' && <ColleaguesDialog of={thing} onClose={close} onLeft={actions.left} />}
        {dialog === 'hand-over' && <HandOverDialog of={thing} onClose={close} />}
      </Suspense>
      {(dialog === 'published' || dialog === 'share') && shareId && (
        <ShareDialog title={quiz.title} shareId={shareId} isNews={dialog === 'published'} onClose={close} />
      )}
    </>
  );
}

/** A colleague cannot buy the owner's plan. */
function OwnersPlanDialog({ owner, onClose }: { owner: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Plan Required"
      size="small"
      actions={
        <Button data-autofocus="" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>{actTexts.ownersPlan(owner)}</p>
    </Dialog>
  );
}

/** Publishing needs an active plan: links to the plans and back to the quiz. */
function PlanRequiredDialog({ quizId, onClose }: { quizId: string; onClose: () => void }) {
  const [here, navigate] = useLocation();
  const isAtQuiz = here.split('/').includes(encodeURIComponent(quizId));
  const viewPlans = () => navigate(plansFor(isAtQuiz ? here : teacherPaths.questions(quizId)));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Plan Required"
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus="" onClick={viewPlans}>
            View Plans
          </Button>
        </>
      }
    >
      <p>{messages.planRequired}</p>
    </Dialog>
  );
}

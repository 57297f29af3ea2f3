import { type FormEvent, useId, useState } from 'react';
import { assignmentMessages } from '../../../shared/assignment/messages';
import type { AssignedMember, Assignment } from '../../../shared/assignment/schema';
import { counted } from '../../../shared/counted';
import type { QuizRow } from '../../../shared/quiz/schema';
import { isHalfTyped, WindowFields } from '../../desk/window/WindowFields';
import { readWindow, type WindowFieldValues, windowFieldsOf } from '../../desk/window/window-fields';
import { serverSentence } from '../../platform/error-message';
import { ownTimeZone, timeZoneName } from '../../platform/local-date-time';
import { trpc } from '../../platform/trpc';
import { windowText } from '../../platform/window-text';
import { Banner, ErrorState } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useToast } from '../../ui/Toaster';
import styles from './MakeUpDialog.module.css';
import { ruleOf } from './rule';
import { texts } from './texts';
import type { Assigning } from './use-assignment';
import { makeUpWindow } from './window-choices';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const students = (count: number) => counted(count, 'student');

const makeUpTexts = {
  title: 'Give a make-up time',
  who: (names: readonly string[]) => `For ${list.format(names)}.`,
  others: 'For everyone else the window ends now.',
  opensResponses: 'Responses are opened again, for them alone.',
  hidden: 'Scores are released. Correct answers stay hidden from everybody until the make-up is over.',
  alreadyShown: (count: number) =>
    `Correct answers were already shown to ${students(count)}. Those who make the quiz up may have heard them.`,
  give: 'Give make-up time',
  given: (count: number, window: string) => `${students(count)} can take the quiz: ${window}.`,
  failed: 'The make-up time could not be given. Please try again.',
  bothRequired: 'Please enter when the make-up opens and when it closes.',
  isPast: 'This time is already over.',
} as const;

interface MakeUpDialogProps {
  assignment: Assignment;
  assigning: Assigning;
  quiz: QuizRow | undefined;
  members: readonly AssignedMember[];
  onClose: () => void;
  /** Called once the make-up is saved. */
  onDone: () => void;
}

/** Gives all selected members another time, in one step. */
export function MakeUpDialog(props: MakeUpDialogProps) {
  const { assignment, assigning, quiz, members, onClose, onDone } = props;
  const timeZone = ownTimeZone();
  const formId = useId();
  const makeUp = useMakeUp({ assignment, assigning, quiz });
  const [fields, setFields] = useState(() => windowFieldsOf(proposedFor(assignment, members), timeZone));
  const [problem, setProblem] = useState<string | undefined>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = isHalfTyped(event.currentTarget)
      ? { problem: texts.incomplete }
      : readMakeUp(fields, timeZone, assignment.serverNow);
    setProblem(read.problem);
    if (read.problem !== undefined || makeUp.isBusy) return;
    if (await makeUp.give(members, read.window)) onDone();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={makeUpTexts.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={makeUp.isBusy} data-autofocus="">
            {makeUpTexts.give}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid grid-cols-1 gap-3"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p dir="auto">{makeUpTexts.who(members.map(({ name }) => name))}</p>
        <WindowFields
          values={fields}
          errors={{ closesAt: problem }}
          onChange={(values) => {
            setFields(values);
            setProblem(undefined);
          }}
        />
        <p className="text-muted text-sm">{texts.zone(timeZoneName(timeZone, assignment.serverNow))}</p>
        <ul className={styles.effects}>
          {endsForOthers(assignment, quiz) && <li>{makeUpTexts.others}</li>}
          {quiz?.acceptingResponses === false && <li>{makeUpTexts.opensResponses}</li>}
          {quiz?.scoresReleased && <li>{makeUpTexts.hidden}</li>}
        </ul>
        {quiz?.scoresReleased && quiz.attemptedBy.length > 0 && (
          <Banner tone="warn">{makeUpTexts.alreadyShown(quiz.attemptedBy.length)}</Banner>
        )}
        {makeUp.failure && <ErrorState message={makeUp.failure} />}
      </form>
    </Dialog>
  );
}

/** Whether a make-up ends the chance of others to start, unless their lesson is yet to come. */
const endsForOthers = ({ opensAt, closesAt, serverNow }: Assignment, quiz: QuizRow | undefined): boolean => {
  const isToCome = opensAt !== null && serverNow < opensAt && quiz?.acceptingResponses === true;
  return !isToCome && (closesAt === null || serverNow < closesAt);
};

const proposedFor = (assignment: Assignment, members: readonly AssignedMember[]) =>
  makeUpWindow({
    rule: assignment,
    timeSeconds: Math.max(...members.map(({ timeSeconds }) => timeSeconds)),
    nowMs: assignment.serverNow,
    timeZone: ownTimeZone(),
  });

type ReadMakeUp =
  | { readonly window: { readonly opensAt: number; readonly closesAt: number }; readonly problem?: never }
  | { readonly problem: string };

function readMakeUp(fields: WindowFieldValues, timeZone: string, nowMs: number): ReadMakeUp {
  const { opensAt, closesAt } = readWindow(fields, timeZone);
  if (opensAt === null || closesAt === null) return { problem: makeUpTexts.bothRequired };
  if (closesAt <= opensAt) return { problem: assignmentMessages.windowInvalid };
  return closesAt <= nowMs ? { problem: makeUpTexts.isPast } : { window: { opensAt, closesAt } };
}

interface MakeUpOptions {
  assignment: Assignment;
  assigning: Assigning;
  quiz: QuizRow | undefined;
}

/** Gives one window to several members; Undo restores the earlier state, including closed responses. */
function useMakeUp({ assignment, assigning, quiz }: MakeUpOptions) {
  const { quizId } = assignment;
  const toast = useToast();
  const [failure, setFailure] = useState<string | undefined>();
  const giving = trpc.assignments.makeUp.useMutation({ onSuccess: assigning.show });
  const toggling = trpc.quizzes.toggleResponses.useMutation();

  const give = async (
    members: readonly AssignedMember[],
    window: { readonly opensAt: number; readonly closesAt: number },
  ): Promise<boolean> => {
    setFailure(undefined);
    const former = ruleOf(assignment);
    const wereClosed = quiz !== undefined && !quiz.acceptingResponses;
    try {
      await giving.mutateAsync({ quizId, memberIds: members.map(({ memberId }) => memberId), ...window });
    } catch (error) {
      setFailure(serverSentence(error) ?? makeUpTexts.failed);
      return false;
    }
    const undo = async () => {
      const isUndone = await assigning.save(former, null, texts.undone);
      if (isUndone && wereClosed) toggling.mutate({ quizId, acceptingResponses: false });
    };
    toast(makeUpTexts.given(members.length, windowText(window)), {
      subject: `assignment ${quizId}`,
      action: { label: texts.undo, onAction: () => void undo() },
    });
    return true;
  };

  return { failure, isBusy: giving.isPending, give };
}

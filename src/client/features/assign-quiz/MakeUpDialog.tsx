import { type FormEvent, useId, useState } from 'react';
import { assignmentMessages } from '../../../shared/assignment/messages';
import type { AssignedMember, Assignment } from '../../../shared/assignment/schema';
import type { QuizRow } from '../../../shared/quiz/schema';
import { ownTimeZone, timeZoneName } from '../../platform/local-date-time';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorState } from '../../ui/ErrorState';
import styles from './MakeUpDialog.module.css';
import { makeUpTexts as words } from './make-up-texts';
import { readWindow, type WindowFieldValues, windowFieldsOf } from './rule';
import { texts } from './texts';
import type { Assigning } from './use-assignment';
import { useMakeUp } from './use-make-up';
import { isHalfTyped, WindowFields } from './WindowFields';
import { makeUpWindow } from './window-choices';

interface MakeUpDialogProps {
  assignment: Assignment;
  assigning: Assigning;
  quiz: QuizRow | undefined;
  members: readonly AssignedMember[];
  onClose: () => void;
  /** Called once they have their time. */
  onDone: () => void;
}

/** Gives everybody who was selected another time, in one step. */
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
      title={words.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={makeUp.isBusy} data-autofocus="">
            {words.give}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p dir="auto">{words.who(members.map(({ name }) => name))}</p>
        <WindowFields
          values={fields}
          errors={{ closesAt: problem }}
          onChange={(values) => {
            setFields(values);
            setProblem(undefined);
          }}
        />
        <p className={styles.hint}>{texts.zone(timeZoneName(timeZone, assignment.serverNow))}</p>
        <ul className={styles.effects}>
          {endsForOthers(assignment, quiz) && <li>{words.others}</li>}
          {quiz?.acceptingResponses === false && <li>{words.opensResponses}</li>}
          {quiz?.scoresReleased && <li>{words.hidden}</li>}
        </ul>
        {quiz?.scoresReleased && quiz.attemptedBy.length > 0 && (
          <Banner tone="warn">{words.alreadyShown(quiz.attemptedBy.length)}</Banner>
        )}
        {makeUp.failure && <ErrorState message={makeUp.failure} />}
      </form>
    </Dialog>
  );
}

/** Whether others could still start: they no longer can, unless their lesson is yet to come. */
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
  if (opensAt === null || closesAt === null) return { problem: words.bothRequired };
  if (closesAt <= opensAt) return { problem: assignmentMessages.windowInvalid };
  return closesAt <= nowMs ? { problem: words.isPast } : { window: { opensAt, closesAt } };
}

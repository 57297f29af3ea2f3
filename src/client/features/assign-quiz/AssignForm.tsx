import { type FormEvent, useState } from 'react';
import { assignmentMessages } from '../../../shared/assignment/messages';
import type { Assignment } from '../../../shared/assignment/schema';
import type { ClassRow } from '../../../shared/classes/schema';
import { isHalfTyped, WindowFields } from '../../desk/window/WindowFields';
import { readWindow, type WindowFieldValues, windowFieldsOf } from '../../desk/window/window-fields';
import { ownTimeZone, timeZoneName } from '../../platform/local-date-time';
import { ErrorState } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { type UnsavedChanges, useUnsavedChanges } from '../../ui/unsaved-changes';
import styles from './AssignForm.module.css';
import { ClassChoices } from './ClassChoices';
import { changesOf } from './rule';
import { texts } from './texts';
import type { Assigning } from './use-assignment';
import { windowChoices } from './window-choices';

interface AssignFormProps {
  assignment: Assignment;
  classes: readonly ClassRow[];
  assigning: Assigning;
  /** The class preselected by the address. */
  asked: string | null;
}

interface Draft extends WindowFieldValues {
  readonly classIds: readonly string[];
}

const GUARD: UnsavedChanges = { mayGoTo: () => false, keep: () => 'nothing', leave: () => undefined };
const NONE = { opensAt: texts.noStart, closesAt: texts.noEnd };

/** The classes and window of a quiz, saved by one button that states the changes. */
export function AssignForm({ assignment, classes, assigning, asked }: AssignFormProps) {
  const timeZone = ownTimeZone();
  const stored: Draft = { classIds: assignment.classIds, ...windowFieldsOf(assignment, timeZone) };
  // Only touched fields; the rest follows the stored state.
  const [touched, setTouched] = useState<Partial<Draft>>(() => askedFor(assignment, classes, asked));
  const [error, setError] = useState<string | undefined>();
  const draft = { ...stored, ...touched };
  const window = {
    // A bound with seconds, which the field does not show, stays until edited.
    opensAt: draft.opensAt === stored.opensAt ? assignment.opensAt : readWindow(draft, timeZone).opensAt,
    closesAt: draft.closesAt === stored.closesAt ? assignment.closesAt : readWindow(draft, timeZone).closesAt,
  };
  const next = { ...window, classIds: [...draft.classIds] };
  const nameOf = (classId: string) =>
    [...classes, ...assignment.classes].find(({ _id }) => _id === classId)?.name ?? '';
  const hasClass = draft.classIds.length > 0;
  const changes = changesOf(assignment, next, nameOf);
  useUnsavedChanges(changes.length > 0, GUARD);

  const touch = (change: Partial<Draft>) => {
    setTouched((before) => ({ ...before, ...change }));
    setError(undefined);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { opensAt, closesAt } = next;
    const isWrong = hasClass && opensAt !== null && closesAt !== null && closesAt <= opensAt;
    const problem = isHalfTyped(event.currentTarget)
      ? texts.incomplete
      : isWrong
        ? assignmentMessages.windowInvalid
        : undefined;
    setError(problem);
    if (problem || assigning.isSaving || changes.length === 0) return;
    if (await assigning.change(assignment, next)) setTouched({});
  };
  const status = changes.length > 0 ? texts.notSaved(changes) : statusOf(assignment);
  return (
    <Card as="section" aria-labelledby="assign-rule">
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="assign-rule" className={styles.title}>
          {texts.whoAndWhen}
        </h2>
        <ClassChoices
          classes={classes}
          assigned={assignment.classes}
          chosen={draft.classIds}
          onChange={(classIds) => touch({ classIds })}
        />
        <fieldset className="grid content-start gap-2" disabled={!hasClass}>
          <legend className={styles.legend}>{texts.window}</legend>
          <p className="text-muted text-sm">
            {hasClass ? texts.noWindow : texts.classFirst}{' '}
            {texts.zone(timeZoneName(timeZone, assignment.serverNow))}
          </p>
          <WindowFields values={draft} errors={{ closesAt: error }} none={NONE} onChange={touch} />
          <QuickChoices
            nowMs={assignment.serverNow}
            timeZone={timeZone}
            isChosen={({ opensAt, closesAt }) => opensAt === draft.opensAt && closesAt === draft.closesAt}
            onChoose={touch}
          />
        </fieldset>
        {assigning.failure && (
          <div className={styles.wide}>
            <ErrorState message={assigning.failure.message} onRetry={assigning.failure.retry} />
          </div>
        )}
        <div className={styles.foot}>
          <Button type="submit" busy={assigning.isSaving}>
            {texts.save}
          </Button>
          {changes.length > 0 && (
            <Button variant="ghost" onClick={() => setTouched({})}>
              {texts.discard}
            </Button>
          )}
          <p role="status" className={styles.status}>
            {status}
          </p>
        </div>
      </form>
    </Card>
  );
}

/** The preselected class, ticked. */
const askedFor = (
  { classIds }: Assignment,
  classes: readonly ClassRow[],
  asked: string | null,
): Partial<Draft> =>
  asked !== null && !classIds.includes(asked) && classes.some(({ _id }) => _id === asked)
    ? { classIds: [...classIds, asked] }
    : {};

const statusOf = ({ classIds }: Assignment): string =>
  classIds.length === 0 ? texts.notAssigned : texts.allSaved;

interface QuickChoicesProps {
  nowMs: number;
  timeZone: string;
  isChosen: (values: WindowFieldValues) => boolean;
  onChoose: (values: WindowFieldValues) => void;
}

function QuickChoices({ nowMs, timeZone, isChosen, onChoose }: QuickChoicesProps) {
  const anyTime = { label: texts.anyTime, window: { opensAt: null, closesAt: null } };
  return (
    <fieldset className={styles.quick}>
      <legend className="text-muted text-sm">{texts.quick}</legend>
      {[...windowChoices(nowMs, timeZone), anyTime].map(({ label, window }) => {
        const values = windowFieldsOf(window, timeZone);
        return (
          <Button
            key={label}
            variant="secondary"
            className={styles.choice}
            aria-pressed={isChosen(values)}
            onClick={() => onChoose(values)}
          >
            {label}
          </Button>
        );
      })}
    </fieldset>
  );
}

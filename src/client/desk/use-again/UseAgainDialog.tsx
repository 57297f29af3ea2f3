import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { assignmentMessages } from '../../../shared/assignment/messages';
import type { ClassRow } from '../../../shared/classes/schema';
import type { UsedAgain } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { Loaded } from '../../loading/Loaded';
import { ownTimeZone, timeZoneName } from '../../platform/local-date-time';
import { trpc } from '../../platform/trpc';
import { Banner, ErrorState } from '../../ui/Banner';
import { Button, ButtonLink } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { EmptyState } from '../../ui/EmptyState';
import { Select } from '../../ui/Select';
import { Field } from '../../ui/TextField';
import { isHalfTyped, WindowFields } from '../window/WindowFields';
import { SeveralAgain } from './SeveralAgain';
import styles from './UseAgain.module.css';
import { type AgainPlan, type UsedQuiz, useAgainPlan } from './use-again-plan';
import { againTexts as texts } from './use-again-texts';
import { canTake, likelyClass, useReuse } from './use-reuse';

interface UseAgainDialogProps {
  quizzes: readonly UsedQuiz[];
  /** Whether a class has had them. */
  isFormer: (row: ClassRow) => boolean;
  onClose: () => void;
}

/** Copies quizzes into a class: one with its own window, several moved by the same number of weeks. */
export function UseAgainDialog({ quizzes, isFormer, onClose }: UseAgainDialogProps) {
  const formId = useId();
  const query = trpc.classes.list.useQuery();
  const classes = query.data?.classes.filter(canTake) ?? [];
  const [chosenId, setChosenId] = useState<string>();
  const into = classes.find(({ _id }) => _id === chosenId) ?? likelyClass(classes, isFormer);
  const plan = useAgainPlan(quizzes);
  const [problem, setProblem] = useState<string | undefined>();
  const reuse = useReuse(onClose);
  const [only] = quizzes;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refusal = isHalfTyped(event.currentTarget) ? texts.incomplete : problemOf(plan);
    setProblem(refusal);
    if (refusal === undefined && into && !reuse.isBusy) reuse.use(into, plan.windows);
  };
  if (reuse.unpublished) return <Unpublished quizzes={reuse.unpublished} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={only && quizzes.length === 1 ? texts.title(only.title) : texts.titleOfSeveral}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          {into && (
            <Button type="submit" form={formId} busy={reuse.isBusy} data-autofocus="">
              {texts.act(plan.windows.length)}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query} failed={texts.classesFailed} shape={['4rem', '6rem']}>
        {() =>
          into ? (
            <form id={formId} className={styles.form} noValidate onSubmit={submit}>
              <Field id={undefined} label={texts.class} describedBy={undefined}>
                {(control) => (
                  <Select
                    {...control}
                    value={into._id}
                    options={classes.map((row) => ({ value: row._id, label: labelOf(row) }))}
                    onChange={setChosenId}
                  />
                )}
              </Field>
              {plan.several ? (
                <SeveralAgain {...{ quizzes }} several={plan.several} nowMs={plan.nowMs} problem={problem} />
              ) : (
                <OneAgain plan={plan} problem={problem} onChange={() => setProblem(undefined)} />
              )}
              <p className="text-muted text-sm">{texts.along}</p>
              {reuse.failure && <ErrorState message={reuse.failure} />}
            </form>
          ) : (
            <EmptyState
              title={texts.noClass}
              action={
                <ButtonLink href={teacherPaths.classes} variant="secondary">
                  {texts.yourClasses}
                </ButtonLink>
              }
            >
              {texts.noClassMore}
            </EmptyState>
          )
        }
      </Loaded>
    </Dialog>
  );
}

const labelOf = ({ name, owner }: ClassRow) =>
  owner ? texts.classOf(name, owner.name || owner.email) : name;

function problemOf({ windows }: AgainPlan): string | undefined {
  if (windows.length === 0) return texts.nothingChosen;
  const isWrong = windows.some(
    ({ opensAt, closesAt }) => opensAt !== null && closesAt !== null && closesAt <= opensAt,
  );
  return isWrong ? assignmentMessages.windowInvalid : undefined;
}

interface OneAgainProps {
  plan: AgainPlan;
  problem: string | undefined;
  onChange: () => void;
}

/** The window of a single quiz. */
function OneAgain({ plan: { fields, setFields, windows, nowMs }, problem, onChange }: OneAgainProps) {
  const opensAt = windows[0]?.opensAt ?? null;
  const warning = opensAt === null ? texts.staysDraft : opensAt <= nowMs ? texts.opensAtOnce : undefined;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{texts.window}</legend>
      <WindowFields
        values={fields}
        errors={{ closesAt: problem }}
        none={{ opensAt: texts.noStart, closesAt: texts.noEnd }}
        onChange={(values) => {
          setFields(values);
          onChange();
        }}
      />
      <p className="text-muted text-sm">{texts.zone(timeZoneName(ownTimeZone(), nowMs))}</p>
      <p role="status" className={styles.warning}>
        {warning}
      </p>
    </fieldset>
  );
}

/** The copies that unexpectedly became drafts, with the reasons. */
function Unpublished({ quizzes, onClose }: { quizzes: UsedAgain['quizzes']; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.titleOfSeveral}
      actions={
        <Button data-autofocus="" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Banner tone="warn" role="alert">
        {texts.unpublished(quizzes.length)}
        <ul className={styles.reasons}>
          {quizzes.map(({ _id, title, why }) => (
            <li key={_id}>
              <Link href={teacherPaths.questions(_id)} onClick={onClose} dir="auto">
                {title}
              </Link>
              : {why}
            </li>
          ))}
        </ul>
      </Banner>
    </Dialog>
  );
}

import { useId } from 'react';
import { Link } from 'wouter';
import { covers } from '../../../shared/access/rights';
import type { Assignment } from '../../../shared/assignment/schema';
import type { ClassRow } from '../../../shared/classes/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { ButtonLink } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import styles from './AssignForm.module.css';
import { texts } from './texts';

interface ClassChoicesProps {
  classes: readonly ClassRow[];
  assigned: Assignment['classes'];
  chosen: readonly string[];
  onChange: (classIds: string[]) => void;
}

/** The teacher's classes as checkboxes. */
export function ClassChoices({ classes, assigned, chosen, onChange }: ClassChoicesProps) {
  const id = useId();
  // A class in the trash can still be unassigned.
  const gone = assigned.filter(({ _id }) => !classes.some((each) => each._id === _id));
  const needsSlips = ({ _id, noSignInCount, owner }: ClassRow) =>
    owner === null && noSignInCount > 0 && chosen.includes(_id);
  const toggle = (classId: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, classId] : chosen.filter((each) => each !== classId));
  const box = (classId: string, name: string, reason?: string) => (
    <Checkbox
      key={classId}
      label={<span dir="auto">{name}</span>}
      reason={reason}
      checked={chosen.includes(classId)}
      onChange={(event) => toggle(classId, event.currentTarget.checked)}
    />
  );
  return (
    <fieldset className="grid content-start gap-2" aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>{texts.classes}</legend>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {texts.classesHint}
      </p>
      {classes.length + gone.length > 0 ? (
        <>
          <div className={styles.classes}>
            {classes.filter(mayTake).map((row) => box(row._id, row.name, reasonOf(row)))}
            {gone.map(({ _id, name }) => box(_id, name, texts.inTrash))}
          </div>
          {classes.filter(needsSlips).map(({ _id, name }) => (
            <Link key={_id} href={teacherPaths.slips(_id)} className={styles.link}>
              {texts.printSlips(name)}
            </Link>
          ))}
          <Link href={teacherPaths.classes} className={styles.link}>
            {texts.yourClasses}
          </Link>
        </>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>
            <b>{texts.noClasses}</b> {texts.noClassesMore}
          </p>
          <ButtonLink href={teacherPaths.classes} variant="secondary">
            {texts.makeClass}
          </ButtonLink>
        </div>
      )}
    </fieldset>
  );
}

/** Assigning to a colleague's class requires the right to mark there. */
const mayTake = ({ right }: ClassRow) => covers(right, 'mark');

const reasonOf = ({ memberCount, noSignInCount, owner }: ClassRow): string =>
  [
    ...(owner ? [texts.classOf(owner.name)] : []),
    texts.members(memberCount),
    ...(noSignInCount > 0 ? [texts.cannotSignIn(noSignInCount)] : []),
  ].join(', ');

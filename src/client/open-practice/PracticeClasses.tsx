import { useId } from 'react';
import { Link } from 'wouter';
import type { PracticeSet } from '../../shared/practice/schema';
import { teacherPaths } from '../../shared/teacher-paths';
import { Loaded } from '../loading/Loaded';
import { trpc } from '../platform/trpc';
import { Checkbox } from '../ui/Checkbox';
import styles from './Practice.module.css';
import { practiceTexts as texts } from './practice-texts';

interface PracticeClassesProps {
  chosen: readonly string[];
  onChange: (classIds: string[]) => void;
  /** The current classes; a trashed one can still be removed. */
  present: PracticeSet['classes'];
  hint: string;
}

/** The teacher's own classes as checkboxes. */
export function PracticeClasses({ chosen, onChange, present, hint }: PracticeClassesProps) {
  const id = useId();
  const query = trpc.classes.list.useQuery();
  const toggle = (classId: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, classId] : chosen.filter((each) => each !== classId));
  const box = (classId: string, name: string, reason: string) => (
    <Checkbox
      key={classId}
      label={<span dir="auto">{name}</span>}
      reason={reason}
      checked={chosen.includes(classId)}
      onChange={(event) => toggle(classId, event.currentTarget.checked)}
    />
  );
  return (
    <fieldset className={styles.classes} aria-describedby={`${id}-hint`}>
      <legend>{texts.classes}</legend>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {hint}
      </p>
      <Loaded query={query} failed={texts.loadFailed} shape={['3rem']}>
        {({ classes }) => {
          const own = classes.filter(({ right }) => right === 'own');
          const gone = present.filter(({ _id }) => !own.some((each) => each._id === _id));
          return (
            <>
              {own.map(({ _id, name, memberCount }) => box(_id, name, texts.members(memberCount)))}
              {gone.map(({ _id, name }) => box(_id, name, texts.inTrash))}
              {own.length + gone.length === 0 && (
                <p>
                  {texts.noClasses} <Link href={teacherPaths.classes}>{texts.yourClasses}</Link>
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </fieldset>
  );
}

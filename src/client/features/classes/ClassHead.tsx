import { ArrowLeft, FileInput, KeyRound, Pencil, UserPlus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { covers, type Right } from '../../../shared/access/rights';
import type { SchoolClass } from '../../../shared/classes/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { sharedLine } from '../../quiz-parts/right-texts';
import { Button, ButtonLink, IconButton } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './ClassHead.module.css';
import { cannotSignIn } from './class-sign-in';
import { texts } from './texts';

const RenameClass = lazy(async () => ({ default: (await import('./RenameClass')).RenameClass }));
// Loaded after the list.
const ClassMenu = lazy(async () => ({ default: (await import('./ClassMenu')).ClassMenu }));

interface ClassHeadProps {
  schoolClass: SchoolClass;
  onAdd: () => void;
  onImport: () => void;
  onRemove: () => void;
}

/** The name of the class, renamed in place, and the actions on the class. */
export function ClassHead({ schoolClass, onAdd, onImport, onRemove }: ClassHeadProps) {
  const { _id: classId, name, members } = schoolClass;
  const may = (needed: Right) => covers(schoolClass.right, needed);
  const [isRenaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const endRenaming = () => {
    setRenaming(false);
    // After the field has been removed.
    setTimeout(() => pencil.current?.focus());
  };
  const waiting = members.filter(cannotSignIn).length;
  return (
    <div className={styles.head}>
      <ButtonLink
        href={teacherPaths.classes}
        variant="ghost"
        size="icon"
        className={styles.back}
        aria-label={texts.backToClasses}
        title={texts.backToClasses}
      >
        <ArrowLeft size={20} aria-hidden="true" />
      </ButtonLink>
      {isRenaming ? (
        <Suspense>
          <h1 className={styles.hidden}>
            <VisuallyHidden>{name}</VisuallyHidden>
          </h1>
          <RenameClass classId={classId} name={name} onDone={endRenaming} />
        </Suspense>
      ) : (
        <>
          <h1 className={styles.title} dir="auto">
            {name}
          </h1>
          {may('edit') && (
            <IconButton ref={pencil} variant="ghost" label={texts.rename} onClick={() => setRenaming(true)}>
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
          )}
        </>
      )}
      <p className={styles.facts}>
        {[sharedLine('class', schoolClass), texts.facts(members.length, waiting)].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.actions}>
        <ButtonLink href={teacherPaths.gradebook(classId)} variant="secondary" className={styles.action}>
          {texts.gradebook}
        </ButtonLink>
        {may('mark') && (
          <ButtonLink href={teacherPaths.slips(classId)} variant="secondary" className={styles.action}>
            <KeyRound size={18} aria-hidden="true" /> {texts.printSlips}
          </ButtonLink>
        )}
        {may('edit') && (
          <>
            <Button variant="secondary" className={styles.action} onClick={onImport}>
              <FileInput size={18} aria-hidden="true" /> {texts.importList}
            </Button>
            <Button className={styles.action} onClick={onAdd}>
              <UserPlus size={18} aria-hidden="true" /> {texts.addStudent}
            </Button>
          </>
        )}
      </div>
      <div className={styles.menu}>
        <Suspense>
          <ClassMenu {...{ schoolClass, onRemove }} onRename={() => setRenaming(true)} />
        </Suspense>
      </div>
    </div>
  );
}

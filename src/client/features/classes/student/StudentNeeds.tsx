import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../../colleagues/use-may';
import { trpc } from '../../../platform/trpc';
import { Button } from '../../../ui/Button';
import { needsWords } from '../members/member-columns';
import styles from './StudentScreen.module.css';
import { texts } from './texts';

const MemberDialog = lazy(async () => ({ default: (await import('../members/MemberDialog')).MemberDialog }));

/** The student's standing needs, with their dialog. */
export function StudentNeeds({ classId, memberId }: { classId: string; memberId: string }) {
  const schoolClass = trpc.classes.get.useQuery({ classId }).data;
  const member = schoolClass?.members.find(({ _id }) => _id === memberId);
  const mayEdit = useMay('edit');
  const [isOpen, setOpen] = useState(false);
  if (!schoolClass || !member) return null;
  return (
    <section aria-labelledby="needs">
      <div className={styles.line}>
        <h3 id="needs">{texts.needs}</h3>
        {mayEdit && (
          <Button variant="ghost" onClick={() => setOpen(true)}>
            {texts.edit}
          </Button>
        )}
      </div>
      <p>{needsWords(member.needs).join(', ') || texts.noNeeds}</p>
      {isOpen && (
        <Suspense>
          <MemberDialog schoolClass={schoolClass} member={member} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { ClassMember, SchoolClass } from '../../../../shared/classes/schema';
import { hasWords } from '../../../../shared/folded-words';
import lists from '../../../desk/lists.module.css';
import { useShortcut } from '../../../platform/shortcuts';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { useDataTable } from '../../../ui/use-data-table';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './Members.module.css';
import { MemberCard, memberColumns } from './member-columns';
import { texts } from './texts';
import { useMemberActs } from './use-member-acts';
import { type MemberRows, useMemberRows } from './use-member-rows';

const NewMember = lazy(async () => ({ default: (await import('./NewMember')).NewMember }));
const MemberMenu = lazy(async () => ({ default: (await import('./MemberMenu')).MemberMenu }));

interface MembersProps {
  schoolClass: SchoolClass;
  /** Counts requests to add a student; 0 while the form is closed. */
  addCount: number;
  onAdded: () => void;
}

/** The list of a class: search, add, and the actions on each member. */
export function Members({ schoolClass, addCount, onAdded }: MembersProps) {
  const { _id: classId, members } = schoolClass;
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useShortcut('/', () => field.current?.focus());
  const acts = useMemberActs(classId);
  const rows = useMemberRows();
  const columns = useMemo(() => memberColumns(rows.kept, classId), [rows.kept, classId]);
  const table = useDataTable({
    rows: members,
    columns,
    rowId: ({ _id }) => _id,
    sortedBy: 'name',
    filter: { id: words, fits: (member) => fitsWords(member, words) },
  });
  const remove = (member: ClassMember) => {
    // Its row disappears with the focused button.
    heading.current?.focus();
    acts.remove(member);
  };
  return (
    <section aria-labelledby="members" className={styles.section}>
      <h2 id="members" ref={heading} tabIndex={-1} className={styles.heading}>
        <VisuallyHidden>{texts.members}</VisuallyHidden>
      </h2>
      {addCount > 0 && (
        <Suspense>
          <NewMember classId={classId} addCount={addCount} onDone={onAdded} />
        </Suspense>
      )}
      {acts.failure && (
        <Banner tone="bad" role="alert" onDismiss={acts.dismissFailure}>
          {acts.failure}
        </Banner>
      )}
      {members.length === 0 && <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>}
      {members.length > 0 && (
        <search className="flex flex-wrap items-center gap-2 gap-x-3">
          <input
            ref={field}
            type="search"
            dir="auto"
            aria-label={texts.search}
            placeholder={texts.search}
            className={styles.input}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <p role="status" className={styles.count}>
            {words.trim() !== '' && texts.shown(table.rows.length, members.length)}
          </p>
        </search>
      )}
      {members.length > 0 && table.rows.length === 0 && (
        <EmptyState
          title={texts.noHit}
          action={
            <Button variant="secondary" onClick={() => setWords('')}>
              {texts.showAll}
            </Button>
          }
        />
      )}
      {table.rows.length > 0 && (
        <DataTable
          label={texts.members}
          table={table}
          className={classNames(lists.table, styles.table)}
          cardsClassName={lists.cards}
          hasSortBar={false}
          stateOf={rows.stateOf}
          card={(member) => <MemberCard member={member} acts={rows} classId={classId} />}
        />
      )}
      {rows.menu && (
        <Suspense>
          <MemberMenu classId={classId} rows={rows} menu={rows.menu} onRemove={remove} />
        </Suspense>
      )}
      <MemberDialogs schoolClass={schoolClass} rows={rows} />
    </section>
  );
}

const fitsWords = ({ name, number, email }: ClassMember, words: string): boolean =>
  hasWords(`${name} ${number ?? ''} ${email ?? ''}`, words);

const MemberDialog = lazy(async () => ({ default: (await import('./MemberDialog')).MemberDialog }));
const PinDialog = lazy(async () => ({ default: (await import('./PinDialog')).PinDialog }));
const JoinDialog = lazy(async () => ({ default: (await import('./JoinDialog')).JoinDialog }));
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog')).MoveDialog }));

const DIALOGS = { edit: MemberDialog, pin: PinDialog, join: JoinDialog, move: MoveDialog };

interface MemberDialogsProps {
  schoolClass: SchoolClass;
  rows: MemberRows;
}

function MemberDialogs({ schoolClass, rows }: MemberDialogsProps) {
  const { dialog, closeDialog } = rows;
  const member = schoolClass.members.find(({ _id }) => _id === dialog?.memberId);
  if (!dialog || !member) return null;
  const Dialog = DIALOGS[dialog.name];
  return (
    <Suspense>
      <Dialog schoolClass={schoolClass} member={member} onClose={closeDialog} />
    </Suspense>
  );
}

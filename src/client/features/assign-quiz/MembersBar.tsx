import type { AssignedMember } from '../../../shared/assignment/schema';
import { useMay } from '../../colleagues/use-may';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { fitsFilter, MEMBER_FILTERS, type MemberFilter } from './member-state';
import { texts } from './texts';

interface MembersBarProps {
  members: readonly AssignedMember[];
  filter: MemberFilter;
  onFilter: (filter: MemberFilter) => void;
  /** The visible members who can make the quiz up. */
  choosable: readonly AssignedMember[];
  chosen: readonly AssignedMember[];
  onSelect: (members: readonly AssignedMember[]) => void;
  onMakeUp: () => void;
}

/** Filters the list, and gives selected members another time. */
export function MembersBar(props: MembersBarProps) {
  const mayAssign = useMay('edit');
  const { members, filter, onFilter, choosable, chosen, onSelect, onMakeUp } = props;
  const isAll = choosable.length > 0 && choosable.every((member) => chosen.includes(member));
  const select = (some: readonly AssignedMember[]) => {
    onSelect(some);
    announce(texts.selected(some.length));
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 gap-x-4">
      <SegmentedControl
        label={texts.show}
        labelHidden
        options={MEMBER_FILTERS.map((value) => ({
          value,
          label: texts.filters[value](members.filter((member) => fitsFilter(member, value)).length),
        }))}
        value={filter}
        onChange={onFilter}
      />
      {mayAssign && (
        <div className="flex flex-wrap items-center gap-2 min-h-tap">
          {choosable.length > 0 && (
            <Button variant="ghost" onClick={() => select(isAll ? [] : choosable)}>
              {isAll ? texts.selectNobody : texts.selectAll(choosable.length)}
            </Button>
          )}
          {chosen.length > 0 && <Button onClick={onMakeUp}>{texts.makeUpFor(chosen.length)}</Button>}
          {chosen.length === 0 && choosable.length > 0 && (
            <p className="text-muted text-sm">{texts.selectFirst}</p>
          )}
        </div>
      )}
    </div>
  );
}

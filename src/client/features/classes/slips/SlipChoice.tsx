import { useState } from 'react';
import type { ClassMember, Slip } from '../../../../shared/classes/schema';
import { formatDate } from '../../../platform/date-format';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Checkbox } from '../../../ui/Checkbox';
import { RadioChoice } from '../../../ui/RadioChoice';
import styles from './SlipChoice.module.css';
import { texts } from './texts';

const CHOICES = ['without', 'all', 'selected'] as const;
type Choice = (typeof CHOICES)[number];

/** The members to make slips for. */
function chosenOf(
  members: readonly ClassMember[],
  choice: Choice,
  selected: ReadonlySet<string>,
): readonly ClassMember[] {
  if (choice === 'all') return members;
  if (choice === 'selected') return members.filter(({ _id }) => selected.has(_id));
  return members.filter(({ hasPin }) => !hasPin);
}

interface SlipChoiceProps {
  classId: string;
  /** Members with a PIN. */
  members: readonly ClassMember[];
  /** The member whose slip was requested. */
  askedFor: string | null;
  onMade: (slips: readonly Slip[]) => void;
}

/** Chooses the recipients of slips, and states which PINs that invalidates. */
export function SlipChoice({ classId, members, askedFor, onMade }: SlipChoiceProps) {
  const isAsked = members.some(({ _id }) => _id === askedFor);
  const without = chosenOf(members, 'without', new Set());
  const [choice, setChoice] = useState<Choice>(isAsked ? 'selected' : without.length > 0 ? 'without' : 'all');
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    new Set(isAsked && askedFor ? [askedFor] : []),
  );
  const chosen = chosenOf(members, choice, selected);
  const replaced = chosen.filter(({ hasPin }) => hasPin).length;
  const utils = trpc.useUtils();
  const make = trpc.classes.makePins.useMutation({
    onSuccess: ({ slips }) => {
      onMade(slips);
      void utils.classes.list.invalidate();
      void utils.classes.get.invalidate({ classId });
    },
  });
  const toggle = (memberId: string, isOn: boolean) =>
    setSelected(
      (before) => new Set(isOn ? [...before, memberId] : [...before].filter((id) => id !== memberId)),
    );
  return (
    <Card as="section" className="grid grid-cols-1 max-w-read gap-4">
      <RadioChoice
        legend={texts.who}
        values={CHOICES}
        texts={texts.choices(without.length, members.length)}
        value={choice}
        disabled={make.isPending}
        onChange={setChoice}
      />
      {choice === 'selected' && (
        <fieldset className={styles.list} disabled={make.isPending}>
          <legend className={styles.legend}>{texts.students}</legend>
          {members.map(({ _id, name, pinSetAt }) => (
            <Checkbox
              key={_id}
              label={<span dir="auto">{name}</span>}
              reason={pinSetAt === null ? texts.noPin : texts.pinOf(formatDate(pinSetAt))}
              checked={selected.has(_id)}
              onChange={(event) => toggle(_id, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      {replaced > 0 && (
        <Banner tone="warn" role="status">
          {texts.replaces(replaced)}
        </Banner>
      )}
      {make.error && (
        <Banner tone="bad" role="alert" onDismiss={make.reset}>
          {serverSentence(make.error) ?? texts.makeFailed}
        </Banner>
      )}
      <div>
        <Button
          disabled={chosen.length === 0}
          busy={make.isPending}
          busyLabel={texts.making}
          onClick={() => make.mutate({ classId, memberIds: chosen.map(({ _id }) => _id) })}
        >
          {texts.make(chosen.length)}
        </Button>
      </div>
    </Card>
  );
}

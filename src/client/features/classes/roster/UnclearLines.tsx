import { useId } from 'react';
import type { RosterAnswer } from '../../../../shared/classes/schema';
import { Select } from '../../../ui/Select';
import styles from './RosterChanges.module.css';
import { chosenFor } from './roster-choices';
import { rosterTexts } from './roster-texts';
import type { RosterChoices } from './send-roster';

type Unclear = RosterAnswer['unclear'][number];

interface UnclearLinesProps {
  lines: readonly Unclear[];
  choices: RosterChoices;
  isFixed: boolean;
  onChoose: (line: number, chosen: string) => void;
}

/** Ambiguous lines, each with its candidates. */
export function UnclearLines({ lines, choices, isFixed, onChoose }: UnclearLinesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{rosterTexts.unclear(lines.length)}</h3>
      <p className={styles.hint}>{rosterTexts.unclearHint}</p>
      <ul className={styles.list}>
        {lines.map((line) => (
          <UnclearLine
            key={line.line}
            {...{ line, isFixed }}
            chosen={chosenFor(choices, line.line)}
            onChoose={(chosen) => onChoose(line.line, chosen)}
          />
        ))}
      </ul>
    </section>
  );
}

interface UnclearLineProps {
  line: Unclear;
  chosen: string;
  isFixed: boolean;
  onChoose: (chosen: string) => void;
}

function UnclearLine({ line, chosen, isFixed, onChoose }: UnclearLineProps) {
  const id = useId();
  const options = [
    { value: '', label: rosterTexts.undecided },
    ...line.candidates.map(({ memberId, name }) => ({ value: memberId, label: rosterTexts.isMember(name) })),
    ...(line.pupil ? [{ value: 'new', label: rosterTexts.isNew(line.pupil.name) }] : []),
    { value: 'nobody', label: rosterTexts.isNobody },
  ];
  return (
    <li className={styles.unclear} data-open={chosen === '' || undefined}>
      <div className="min-w-0">
        <p className="break-anywhere">
          <span className={styles.line}>{rosterTexts.line(line.line)}</span> <bdi>{line.text}</bdi>
        </p>
        <p className={styles.reason}>{line.reason}</p>
      </div>
      <label htmlFor={id} className={styles.hidden}>
        {rosterTexts.whoIs(line.line)}
      </label>
      <Select id={id} value={chosen} options={options} disabled={isFixed} onChange={onChoose} />
    </li>
  );
}

import { type ReactNode, useId } from 'react';
import type { ListedPupil, RosterAnswer } from '../../../../shared/classes/schema';
import { Checkbox } from '../../../ui/Checkbox';
import styles from './RosterChanges.module.css';
import { linesToDecide, notListed, withChoice, withKept } from './roster-choices';
import { rosterTexts } from './roster-texts';
import type { RosterChoices } from './send-roster';
import { UnclearLines } from './UnclearLines';

interface RosterChangesProps {
  asRead: RosterAnswer;
  answer: RosterAnswer;
  choices: RosterChoices;
  isFixed: boolean;
  onChoose: (choices: RosterChoices) => void;
}

/** The changes a list would make, with the open decisions first. */
export function RosterChanges({ asRead, answer, choices, isFixed, onChoose }: RosterChangesProps) {
  const unclear = linesToDecide(asRead, answer);
  const leaving = notListed(answer, choices);
  const { added, renamed, skipped } = answer;
  return (
    <div className="grid gap-4">
      {unclear.length > 0 && (
        <UnclearLines
          lines={unclear}
          {...{ choices, isFixed }}
          onChoose={(line, chosen) => onChoose(withChoice(choices, line, chosen))}
        />
      )}
      {leaving.length > 0 && (
        <Section title={rosterTexts.gone(leaving.length)} hint={rosterTexts.goneHint}>
          {leaving.map(({ memberId, name }) => (
            <li key={memberId}>
              <Checkbox
                label={rosterTexts.stays(name)}
                checked={choices.keep.includes(memberId)}
                disabled={isFixed}
                onChange={(event) => onChoose(withKept(choices, memberId, event.currentTarget.checked))}
              />
            </li>
          ))}
        </Section>
      )}
      {renamed.length > 0 && (
        <Section title={rosterTexts.changed(renamed.length)}>
          {renamed.map(({ memberId, from, to }) => (
            <li key={memberId} className={styles.change}>
              {from.name === to.name && <bdi className="font-semibold">{to.name}</bdi>}
              <Changes {...{ from, to }} />
            </li>
          ))}
        </Section>
      )}
      {added.length > 0 && (
        <Section title={rosterTexts.added(added.length)} isDense>
          {added.map(({ line, memberId, name, number, email }) => (
            <li key={line} className={styles.pupil}>
              <bdi className="font-semibold">{name}</bdi>
              <span className={styles.facts}>
                {[number, email, memberId && rosterTexts.comesBack].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </Section>
      )}
      {skipped.length > 0 && (
        <details className={styles.skipped}>
          <summary>{rosterTexts.skipped(skipped.length)}</summary>
          <ul className={styles.list}>
            {skipped.map(({ line, text, reason }) => (
              <li key={`${line} ${text}`} className={styles.pupil}>
                <span>
                  {line > 0 && <span className={styles.line}>{rosterTexts.line(line)}</span>}{' '}
                  <bdi>{text}</bdi>
                </span>
                <span className={styles.facts}>{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface SectionProps {
  title: string;
  hint?: string;
  isDense?: boolean;
  children: ReactNode;
}

function Section({ title, hint, isDense, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{title}</h3>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ul className={styles.list} data-dense={isDense || undefined}>
        {children}
      </ul>
    </section>
  );
}

/** Each changed field, before and after. */
function Changes({ from, to }: { from: ListedPupil; to: ListedPupil }) {
  const changed = (['name', 'number', 'email'] as const).filter((field) => from[field] !== to[field]);
  return changed.map((field) => (
    <span key={field} className="flex flex-wrap items-baseline gap-x-2">
      {field !== 'name' && <span className={styles.line}>{rosterTexts.fields[field]}</span>}
      <bdi>{from[field] ?? rosterTexts.none}</bdi>
      <span className={styles.hidden}>{rosterTexts.becomes}</span>
      <span aria-hidden="true">→</span>
      <bdi className="font-semibold">{to[field]}</bdi>
    </span>
  ));
}

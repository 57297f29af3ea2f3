import { ChevronDown } from 'lucide-react';
import { lazy, memo, Suspense, useId, useState } from 'react';
import type { BankQuestion } from '../../shared/bank/schema';
import { FAIR_PERCENT, GOOD_PERCENT } from '../../shared/constants';
import { nowMs } from '../platform/clock';
import { formatDay } from '../platform/date-format';
import { questionTexts } from '../question-types/question-texts';
import { showingOf } from '../question-types/showing';
import { FormattedTexts, RichText } from '../rich-text/RichText';
import { IconButton } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import styles from './Bank.module.css';
import { bankTexts as texts } from './bank-texts';
import tagStyles from './Tags.module.css';

const BankDetails = lazy(async () => ({ default: (await import('./BankDetails')).BankDetails }));

interface BankRowProps {
  found: BankQuestion;
  isSelected: boolean;
  onSelect: (id: string, withShift: boolean) => void;
}

/** A question in one or two lines with its quiz and results; expanded, the whole question. */
export const BankRow = memo(
  function Row({ found, isSelected, onSelect }: BankRowProps) {
    const { question, tags, quizzes, lastUsedAt } = found;
    const [isOpen, setOpen] = useState(false);
    const id = useId();
    const words = question.text.trim().slice(0, 60);
    const [first] = quizzes;
    return (
      <li className={styles.item} data-selected={isSelected || undefined}>
        <div className={styles.row}>
          <label className={styles.box}>
            <input
              type="checkbox"
              aria-label={texts.select(words)}
              checked={isSelected}
              onChange={() => undefined}
              onClick={(event) => onSelect(question._id, event.shiftKey)}
            />
          </label>
          <div className={styles.asked}>
            <div className={styles.text}>
              <FormattedTexts of={question}>
                <RichText text={question.text.trim()} isLine />
              </FormattedTexts>
            </div>
            {tags.length > 0 && (
              <ul className="flex flex-wrap gap-1 list-none" aria-label={texts.tags}>
                {tags.map((tag) => (
                  <li key={tag} className={tagStyles.tag} dir="auto">
                    {tag}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <p className={styles.kind}>
            {showingOf(question).label} · {questionTexts.marks({ marks: question.maximumMarks })}
          </p>
          <p className={styles.where}>
            <span dir="auto">{first && texts.inQuiz(first.title, quizzes.length - 1)}</span>
            {first?.isInTrash && <span className="text-warn"> {texts.inTrash}</span>}
            <span className={styles.used}>
              {lastUsedAt === null ? texts.neverUsed : texts.lastUsed(formatDay(lastUsedAt, nowMs()))}
            </span>
          </p>
          <Figures found={found} />
          <IconButton
            variant="ghost"
            label={texts.open(words)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            className={styles.chevron}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown size={18} aria-hidden="true" />
          </IconButton>
        </div>
        {isOpen && (
          <div id={id} className={styles.details}>
            <Suspense fallback={<Skeleton height="8rem" />}>
              <BankDetails found={found} />
            </Suspense>
          </div>
        )}
      </li>
    );
  },
  (before, now) =>
    before.isSelected === now.isSelected && JSON.stringify(before.found) === JSON.stringify(now.found),
);

function Figures({ found: { facility, discrimination, students } }: { found: BankQuestion }) {
  if (facility === null) return <p className={styles.figures}>{texts.noFigures}</p>;
  const percent = Math.round(100 * facility);
  const tone = percent >= GOOD_PERCENT ? 'good' : percent >= FAIR_PERCENT ? 'fair' : 'low';
  return (
    <div className={styles.figures}>
      <p className="tabular-nums">
        <span className={styles.track} aria-hidden="true">
          <span className={styles.bar} data-tone={tone} style={{ width: `${percent}%` }} />
        </span>
        {texts.mean(facility)} <span className="nowrap">{texts.ofStudents(students)}</span>
      </p>
      {discrimination !== null && <p>{texts.tells(discrimination)}</p>}
    </div>
  );
}

import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { teacherPaths } from '../../../../shared/teacher-paths';
import type { ClassTopics, TopicShare } from '../../../../shared/topics/schema';
import { TopicBar } from '../TopicBar';
import { texts } from '../topic-texts';
import styles from './TopicRow.module.css';

type Topic = ClassTopics['topics'][number];
type Members = ClassTopics['members'];

interface TopicRowProps {
  classId: string;
  topic: Topic;
  members: Members;
}

/** One topic of the class; a click expands its pupils. */
export function TopicRow({ classId, topic, members }: TopicRowProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.topic}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={18} aria-hidden="true" />
          <span dir="auto">{topic.topic}</span>
        </button>
        <Figures figures={topic} />
        <span className={styles.facts}>{texts.facts(topic.questionCount, topic.pupils.length)}</span>
      </div>
      {isOpen && <Pupils id={listId} {...{ classId, topic, members }} />}
    </li>
  );
}

function Figures({ figures }: { figures: TopicShare }) {
  return (
    <>
      <TopicBar figures={figures} />
      <span className="tabular-nums">
        <strong>{texts.share(figures)}</strong> <span className={styles.range}>{texts.likely(figures)}</span>
      </span>
      <span>{texts.mastery[figures.mastery]}</span>
    </>
  );
}

function Pupils({ id, classId, topic, members }: TopicRowProps & { id: string }) {
  const names = new Map(members.map((member) => [member.memberId, member]));
  const withMarks = new Set(topic.pupils.map(({ memberId }) => memberId));
  const others = members.filter(({ memberId }) => !withMarks.has(memberId)).map(({ name }) => name);
  return (
    <div id={id} className={styles.pupils}>
      <ul aria-label={texts.pupilsOf(topic.topic)} className="list-none">
        {topic.pupils.map((pupil) => (
          <li key={pupil.memberId} className={styles.row}>
            <Link href={teacherPaths.pupilReport(classId, pupil.memberId)} className={styles.name} dir="auto">
              {names.get(pupil.memberId)?.name}
            </Link>
            <Figures figures={pupil} />
            <span className={styles.facts}>{texts.questions(pupil.questionCount)}</span>
          </li>
        ))}
      </ul>
      {others.length > 0 && <p className={styles.facts}>{texts.withoutMarks(others)}</p>}
    </div>
  );
}

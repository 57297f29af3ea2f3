import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { MASTERIES } from '../../../../shared/topics/mastery';
import type { ClassTopics } from '../../../../shared/topics/schema';
import { Loaded } from '../../../loading/Loaded';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { TabHead } from '../frame/TabHead';
import { PeriodFields } from '../parents/PeriodFields';
import { periodOf, useChoice } from '../parents/sheet-address';
import { TopicBar } from '../TopicBar';
import { texts } from '../topic-texts';
import styles from './ClassTopicsScreen.module.css';
import { TopicRow } from './TopicRow';

/** A class's results by topic with their certainty; a topic expands to its pupils. */
export function ClassTopicsScreen({ classId }: { classId: string }) {
  const period = periodOf(useSearch());
  const query = trpc.reports.topics.useQuery(
    { classId, ...period.input },
    { placeholderData: keepPreviousData },
  );
  const { setDays } = useChoice();
  useDocumentTitle(query.data ? texts.title(query.data.className) : texts.heading);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Loaded query={query} failed={texts.failed} shape={['2rem', '4rem', '20rem']}>
        {(topics) => (
          <>
            <TabHead
              title={texts.title(topics.className)}
              lead={texts.lead}
              actions={<PeriodFields days={period.days} onChange={setDays} />}
            />
            {topics.topics.length === 0 ? (
              <EmptyState title={period.isWhole ? texts.empty : texts.emptyPeriod}>
                {period.isWhole && texts.emptyMore}
              </EmptyState>
            ) : (
              <TopicList topics={topics} />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function TopicList({ topics: { classId, topics, members } }: { topics: ClassTopics }) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <TopicKey />
      <ul className="list-none" aria-label={texts.list}>
        {topics.map((topic) => (
          <TopicRow key={topic.topic} classId={classId} topic={topic} members={members} />
        ))}
      </ul>
    </Card>
  );
}

/** A sample of each word at a fitting share. */
const SAMPLES = {
  secure: { share: 0.85, low: 0.65, high: 0.95 },
  'on-the-way': { share: 0.65, low: 0.45, high: 0.8 },
  'needs-practice': { share: 0.3, low: 0.15, high: 0.5 },
  'too-little': { share: 0.5, low: 0.15, high: 0.85 },
} as const;

/** The key of the bars, patterns and words. */
function TopicKey() {
  return (
    <div className={styles.key}>
      <p>{texts.how}</p>
      <ul className="flex flex-wrap gap-1 gap-x-4 list-none" aria-label={texts.key}>
        {MASTERIES.map((mastery) => (
          <li key={mastery} className="inline-flex items-center gap-2">
            <span className={styles.sample}>
              <TopicBar figures={{ ...SAMPLES[mastery], mastery, questionCount: 0 }} />
            </span>
            <span>
              <strong>{texts.mastery[mastery]}</strong>: {texts.keyOf[mastery]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

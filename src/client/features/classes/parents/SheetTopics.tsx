import type { PupilTopic } from '../../../../shared/topics/schema';
import { TopicBar } from '../TopicBar';
import { texts as topicTexts } from '../topic-texts';
import sheet from './ParentSheet.module.css';
import styles from './SheetTable.module.css';
import { sheetTexts as texts } from './texts';

interface SheetTopicsProps {
  topics: readonly PupilTopic[];
  leftOut: number;
}

/** Each topic with its share right, its certainty and its meaning. */
export function SheetTopics({ topics, leftOut }: SheetTopicsProps) {
  return (
    <section>
      <h3>{texts.topics}</h3>
      <table className={styles.table}>
        <colgroup>
          <col />
          <col className={styles.barColumn} />
          <col className={styles.shareColumn} />
          <col className={styles.likelyColumn} />
          <col className={styles.saysColumn} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{texts.topic}</th>
            <th scope="col" colSpan={2}>
              {texts.share}
            </th>
            <th scope="col" className={styles.likely}>
              {texts.range}
            </th>
            <th scope="col" className={styles.says}>
              {texts.says}
            </th>
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic.topic}>
              <th scope="row" dir="auto">
                {topic.topic}
              </th>
              <td className={styles.bar}>
                <TopicBar figures={topic} />
              </td>
              <td className={styles.share}>{topicTexts.share(topic)}</td>
              <td className={styles.likely}>{topicTexts.range(topic)}</td>
              <td className={styles.says}>
                {topicTexts.mastery[topic.mastery]}
                <span className={styles.count}> ({topicTexts.questions(topic.questionCount)})</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={sheet.small}>
        {[texts.how, ...(leftOut > 0 ? [texts.moreTopics(leftOut)] : [])].join(' ')}
      </p>
    </section>
  );
}

import { compareText } from '../../../../shared/by-name';
import { Loaded } from '../../../loading/Loaded';
import { formatDateTime } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import type { trpcClient } from '../../../platform/trpc-client';
import { Badge } from '../../../ui/Badge';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { aiTexts } from '../texts';
import styles from './SentToAiDialog.module.css';

type SentToAi = Awaited<ReturnType<typeof trpcClient.evaluation.sentToAi.query>>;
type Request = SentToAi['requests'][number];

/** All data of a quiz sent for marking, newest request first. */
export function SentToAiDialog({ quizId, onClose }: { quizId: string; onClose: () => void }) {
  const query = trpc.evaluation.sentToAi.useQuery({ quizId });
  return (
    <Dialog open onClose={onClose} title={aiTexts.sentTitle} size="large">
      <Loaded query={query} failed={aiTexts.loadFailed} shape={['12rem']}>
        {({ requests }) => <Requests requests={requests.toReversed()} />}
      </Loaded>
    </Dialog>
  );
}

function Requests({ requests }: { requests: readonly Request[] }) {
  if (requests.length === 0) {
    return <EmptyState title={aiTexts.nothingSent}>{aiTexts.nothingSentMore}</EmptyState>;
  }
  return (
    <>
      <p className="text-muted text-sm break-anywhere">{aiTexts.sentIntro(requests.length)}</p>
      <ol className="grid grid-cols-1 mt-3 list-none">
        {requests.map((request, at) => (
          <li key={at}>
            <SentRequest request={request} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** In the order sent, texts of several questions could be matched to one student. */
const inNoOrderOfStudents = (texts: Request['texts']) =>
  texts.toSorted((one, other) => compareText(one.text, other.text));

function SentRequest({ request }: { request: Request }) {
  const { sentAt, question, modelAnswer, texts, outcome, host, model } = request;
  return (
    <details className={styles.request}>
      <summary className={styles.summary}>
        <span className="text-muted text-sm tabular-nums">{formatDateTime(sentAt)}</span>
        <span className={styles.question}>{question}</span>
        <Badge>{aiTexts.answers(texts.length)}</Badge> <Badge>{aiTexts.outcomes[outcome]}</Badge>
      </summary>
      <dl className={styles.facts}>
        <dt>{aiTexts.question}</dt>
        <dd>{question}</dd>
        <dt>{aiTexts.modelAnswer}</dt>
        <dd dir="auto">{modelAnswer}</dd>
        <dt>{aiTexts.answers(texts.length)}</dt>
        <dd>
          <ul className="grid gap-2 list-none">
            {inNoOrderOfStudents(texts).map(({ text, isTest, marks }, at) => (
              <li key={at}>
                “{text}” {isTest && <Badge>{aiTexts.test}</Badge>}
                {marks !== undefined && <Badge>{aiTexts.example(marks)}</Badge>}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <p className="text-muted text-sm break-anywhere">{aiTexts.to(host, model)}</p>
    </details>
  );
}

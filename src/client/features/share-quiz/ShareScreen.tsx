import { Link, useLocation } from 'wouter';
import { covers, type Right } from '../../../shared/access/rights';
import type { QuizRow } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { Colleagues } from '../../colleagues/Colleagues';
import { QuizDialogs } from '../../desk/acts/QuizDialogs';
import { ShareWays } from '../../desk/acts/ShareDialog';
import { actTexts } from '../../desk/acts/texts';
import { useQuizActions } from '../../desk/acts/use-quiz-actions';
import { Loaded } from '../../loading/Loaded';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { windowText } from '../../platform/window-text';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { PracticeCard } from './PracticeCard';
import styles from './ShareScreen.module.css';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

const texts = {
  share: 'Share',
  title: (quizTitle: string) => `Share: ${quizTitle}`,
  loadFailed: 'Failed to load quiz. Please try again.',
  notPublished: 'This quiz has no share ID yet',
  notPublishedMore: 'Publish it, and its share ID, link and QR code appear here.',
  ways: 'How students join',
  forClasses: (names: readonly string[], window: string) =>
    `Only students of ${list.format(names)} can start this quiz, ${window}.`,
  changeClasses: 'Change classes and window',
  responses: 'Responses',
  practice: 'Practice',
  colleagues: 'Colleagues',
  open: 'Students can start this quiz now.',
  openForClasses: 'Responses are open: students of the classes can start while the window is open.',
  closed: 'No more students can start this quiz. Those who have started can finish.',
} as const;

/** The share ID and link, the switch for responses, and the colleagues with access. */
export function ShareScreen({ quizId }: { quizId: string }) {
  const query = trpc.quizzes.head.useQuery({ quizId });
  useSessionEnd(query.error);
  useDocumentTitle(query.data ? texts.title(query.data.quiz.title) : texts.share);
  return (
    <Loaded query={query} failed={texts.loadFailed} shape={['18rem']}>
      {({ quiz }) => (
        <div className={styles.screen}>
          {quiz.shareId === null ? (
            <EmptyState title={texts.notPublished}>{texts.notPublishedMore}</EmptyState>
          ) : (
            <Sharing quiz={quiz} shareId={quiz.shareId} />
          )}
          <ColleaguesCard quiz={quiz} />
        </div>
      )}
    </Loaded>
  );
}

function Sharing({ quiz, shareId }: { quiz: QuizRow; shareId: string }) {
  const actions = useQuizActions(quiz);
  const may = (needed: Right) => covers(quiz.right, needed);
  return (
    <div className={styles.page}>
      <Card as="section" aria-labelledby="share-ways" className={styles.ways}>
        <h2 id="share-ways">{texts.ways}</h2>
        {quiz.classNames.length > 0 && (
          <p className={styles.classes}>
            {texts.forClasses(quiz.classNames, windowText(quiz))}{' '}
            {may('edit') && <Link href={teacherPaths.assign(quiz._id)}>{texts.changeClasses}</Link>}
          </p>
        )}
        <ShareWays title={quiz.title} shareId={shareId} />
      </Card>
      <Card as="section" aria-labelledby="share-responses" className={styles.responses}>
        <h2 id="share-responses">{texts.responses}</h2>
        <p>{responsesText(quiz)}</p>
        {actions.failure && (
          <Banner tone="bad" role="alert" onDismiss={actions.dismissFailure}>
            {actions.failure}
          </Banner>
        )}
        {may('mark') && (
          <Button variant="secondary" onClick={() => actions.setDialog('toggle')}>
            {actTexts.toggleAction(!quiz.acceptingResponses)}
          </Button>
        )}
      </Card>
      {may('own') && (
        <Card as="section" aria-labelledby="share-practice">
          <h2 id="share-practice">{texts.practice}</h2>
          <PracticeCard quiz={quiz} />
        </Card>
      )}
      <QuizDialogs quiz={quiz} actions={actions} />
    </div>
  );
}

/** The colleagues with access, separate from the students' links. */
function ColleaguesCard({ quiz: { _id: id, title } }: { quiz: QuizRow }) {
  const [, navigate] = useLocation();
  return (
    <Card as="section" aria-labelledby="share-colleagues" className={styles.colleagues}>
      <h2 id="share-colleagues">{texts.colleagues}</h2>
      <Colleagues thing={{ kind: 'quiz', id, title }} onLeft={() => navigate(teacherPaths.dashboard)} />
    </Card>
  );
}

function responsesText({ acceptingResponses, classNames }: QuizRow): string {
  if (!acceptingResponses) return texts.closed;
  return classNames.length > 0 ? texts.openForClasses : texts.open;
}

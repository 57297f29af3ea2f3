import { useSearch } from 'wouter';
import type { Assignment } from '../../../shared/assignment/schema';
import type { QuizRow } from '../../../shared/quiz/schema';
import { ReadOnlyLine } from '../../colleagues/ReadOnlyLine';
import { ownerName, readOnlyTexts } from '../../colleagues/right-texts';
import { useMay } from '../../colleagues/use-may';
import { Loaded } from '../../loading/Loaded';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { windowText } from '../../platform/window-text';
import { Banner } from '../../ui/Banner';
import { Card } from '../../ui/Card';
import { AssignForm } from './AssignForm';
import form from './AssignForm.module.css';
import { MembersSection } from './MembersSection';
import { ShortWindow } from './ShortWindow';
import { texts } from './texts';
import { useAssignment } from './use-assignment';

/** The classes that take a quiz, its window, and the absent members. */
export function AssignScreen({ quizId }: { quizId: string }) {
  const assigning = useAssignment(quizId);
  const classes = trpc.classes.list.useQuery();
  const head = trpc.quizzes.head.useQuery({ quizId });
  const quiz = head.data?.quiz;
  const mayAssign = useMay('edit');
  const asked = new URLSearchParams(useSearch()).get('class');
  useSessionEnd(assigning.query.error);
  useDocumentTitle(quiz ? texts.title(quiz.title) : texts.assign);
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* Until the head is loaded, the reader's right is unknown. */}
      <Loaded
        query={{ ...assigning.query, data: quiz && assigning.query.data }}
        failed={texts.loadFailed}
        shape={['20rem', '24rem']}
      >
        {(assignment) => (
          <Loaded query={classes} failed={texts.loadFailed} shape={['20rem']}>
            {(list) => (
              <>
                {quiz && assignment.classIds.length > 0 && <WhyNobody quiz={quiz} />}
                {mayAssign ? (
                  <>
                    <AssignForm {...{ assignment, assigning, asked }} classes={list.classes} />
                    <ShortWindow {...{ assignment, assigning }} />
                  </>
                ) : (
                  <>
                    {quiz && <ReadOnlyLine>{readOnlyTexts.assign(ownerName(quiz))}</ReadOnlyLine>}
                    <AssignedTo assignment={assignment} />
                  </>
                )}
                {assignment.classIds.length > 0 && <MembersSection {...{ assignment, assigning, quiz }} />}
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}

/** The reasons that keep everyone out, regardless of the window. */
function WhyNobody({ quiz }: { quiz: QuizRow }) {
  if (quiz.isPublished && quiz.acceptingResponses) return null;
  return <Banner tone="info">{quiz.isPublished ? texts.notAccepting : texts.notPublished}</Banner>;
}

/** The classes and window of a quiz, read-only. */
function AssignedTo({ assignment }: { assignment: Assignment }) {
  const { classes } = assignment;
  return (
    <Card as="section" aria-labelledby="assign-rule">
      <h2 id="assign-rule" className={form.title}>
        {texts.whoAndWhen}
      </h2>
      <p dir="auto">
        {classes.length === 0
          ? texts.notAssigned
          : texts.assignedTo(
              classes.map(({ name }) => name),
              windowText(assignment),
            )}
      </p>
    </Card>
  );
}

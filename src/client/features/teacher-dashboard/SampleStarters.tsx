import { useLocation } from 'wouter';
import { sampleQuizzes } from '../../../shared/quiz/samples';
import { teacherPaths } from '../../../shared/teacher-paths';
import { durationText, questionCountText } from '../../desk/quiz-facts';
import { trpc } from '../../platform/trpc';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import styles from './SampleStarters.module.css';
import { texts } from './texts';

/** Sample quizzes for teachers without a quiz. */
export function SampleStarters() {
  const { create, creating, failed, dismissFailure } = useCreateSample();
  return (
    <section className="grid gap-4" aria-labelledby="samples">
      <h3 id="samples">{texts.samples}</h3>
      {failed && (
        <Banner tone="bad" role="alert" onDismiss={dismissFailure}>
          {texts.sampleFailed}
        </Banner>
      )}
      <ul className={styles.list}>
        {sampleQuizzes.map((sample) => (
          <Card as="li" key={sample.settings.title} className={styles.sample}>
            <h4 id={`sample ${sample.settings.title}`}>{sample.settings.title}</h4>
            <p className={styles.description}>{sample.settings.description}</p>
            <p className={styles.facts}>
              {questionCountText(sample)} · {durationText(sample.settings)}
            </p>
            <Button
              variant="secondary"
              className="justify-self-start mt-2"
              busy={creating === sample.settings.title}
              busyLabel="Creating…"
              disabled={creating !== undefined && creating !== sample.settings.title}
              aria-describedby={`sample ${sample.settings.title}`}
              onClick={() => create(sample.settings.title)}
            >
              Use this sample
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** Creates a quiz from a sample, under an unused title, and opens it in the editor. */
function useCreateSample() {
  const [, navigate] = useLocation();
  const creation = trpc.quizzes.createFromSample.useMutation({
    onSuccess: (quiz) => navigate(teacherPaths.questions(quiz._id)),
    onError: (error) => console.warn('A sample could not be created.', error),
  });
  const isCreating = creation.isPending || creation.isSuccess;
  return {
    create: (title: string) => creation.mutate({ sample: title }),
    creating: isCreating ? creation.variables.sample : undefined,
    failed: creation.isError,
    dismissFailure: () => creation.reset(),
  };
}

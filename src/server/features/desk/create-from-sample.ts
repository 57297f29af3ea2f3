import type { Teacher } from '../../../shared/actor';
import { toQuestion } from '../../../shared/question/from-draft';
import type { SampleQuiz } from '../../../shared/quiz/sample-quiz';
import type { Quiz } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import { addFilledQuiz, freeCopyTitle, listTitles } from './add-filled';

/** Creates a draft from a sample, under its title or a free "… (copy)" of it. */
export function createFromSample(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>,
  { teacher, input: { sample } }: { teacher: Teacher; input: { sample: SampleQuiz } },
): Quiz {
  const { settings, questions } = sample;
  const isTaken = listTitles(deps, teacher).includes(settings.title);
  const title = isTaken ? freeCopyTitle(deps, teacher, settings.title) : settings.title;
  return addFilledQuiz(deps, {
    teacher,
    settings: { ...settings, title },
    questions: questions.map((draft) => toQuestion(draft, '', null)),
  });
}

import { markTextAnswers } from '../../shared/marking/text/mark-text-answers';
import { explainMark } from '../../shared/marking/text/rationale';
import type { TextGrader } from '../ports/text-grader';

/** Marks text answers by the rules in shared/marking/text: no key, no network. */
export const builtInGrader: TextGrader = {
  source: 'built-in',
  async grade(request) {
    return markTextAnswers({
      ...request,
      answers: [...request.answers],
      teacherMarks: [...request.teacherMarks],
    }).map((mark) => ({
      id: mark.id,
      marks: mark.marks,
      confidence: mark.confidence,
      needsReview: mark.state === 'needs-review',
      rationale: explainMark(mark),
    }));
  },
};

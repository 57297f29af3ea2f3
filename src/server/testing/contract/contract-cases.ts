import { accountCases } from './account-cases';
import { attemptCases } from './attempt-cases';
import type { ContractCase } from './contract-case';
import { copyCases } from './copy-cases';
import { evaluationCases } from './evaluation-cases';
import { imageCases } from './image-cases';
import { marksCases } from './marks-cases';
import { questionCases } from './question-cases';
import { quizCases } from './quiz-cases';
import { sharingCases } from './sharing-cases';
import { submitReasonCases } from './submit-reason-cases';

/** Every row of the documented calls, with its answers and refusals. */
export const contractCases: readonly ContractCase[] = [
  ...accountCases,
  ...quizCases,
  ...copyCases,
  ...imageCases,
  ...sharingCases,
  ...questionCases,
  ...attemptCases,
  ...submitReasonCases,
  ...evaluationCases,
  ...marksCases,
];

import { accountCases } from './account-cases';
import { assignmentCases } from './assignment-cases';
import { attemptCases } from './attempt-cases';
import { classCases } from './class-cases';
import { colleagueCases } from './colleague-cases';
import type { ContractCase } from './contract-case';
import { copyCases } from './copy-cases';
import { evaluationCases } from './evaluation-cases';
import { fileCases } from './file-cases';
import { gradebookCases } from './gradebook-cases';
import { handOverCases } from './hand-over-cases';
import { imageCases } from './image-cases';
import { marksCases } from './marks-cases';
import { memberCases } from './member-cases';
import { operatorCases } from './operator-cases';
import { pinCases } from './pin-cases';
import { practiceCases } from './practice-cases';
import { practisingCases } from './practising-cases';
import { questionCases } from './question-cases';
import { quizCases } from './quiz-cases';
import { reportCases } from './report-cases';
import { rosterCases } from './roster-cases';
import { sharingCases } from './sharing-cases';
import { submitReasonCases } from './submit-reason-cases';
import { togetherCases } from './together-cases';

/** Every row of the documented calls, with its answers and refusals. */
export const contractCases: readonly ContractCase[] = [
  ...accountCases,
  ...quizCases,
  ...copyCases,
  ...imageCases,
  ...fileCases,
  ...sharingCases,
  ...questionCases,
  ...attemptCases,
  ...submitReasonCases,
  ...evaluationCases,
  ...marksCases,
  ...togetherCases,
  ...pinCases,
  ...assignmentCases,
  ...classCases,
  ...colleagueCases,
  ...handOverCases,
  ...rosterCases,
  ...memberCases,
  ...operatorCases,
  ...reportCases,
  ...gradebookCases,
  ...practiceCases,
  ...practisingCases,
];

import * as z from 'zod';
import {
  bankPageSchema,
  copyEffectSchema,
  copySchema,
  correctedCopySchema,
  tagCountSchema,
} from '../../../shared/bank/schema';
import { quizSchema } from '../../../shared/quiz/schema';
import { teacherCall } from '../../calls/declare';
import { addedSchema, bankSearchSchema, correctedCopiesSchema, tagsSchema } from '../../rules/bank/request';
import { getCopies } from '../questions/family';
import { questionToEdit, questionToLook } from '../questions/targets';
import { quizToEdit } from '../quizzes/targets';
import { addToQuiz } from './add-to-quiz';
import { correctCopies, previewCopies } from './correct-copies';
import { searchBank } from './search';
import { getTags, getTagsOf, setTags } from './set-tags';

const ownTagsSchema = z.object({ tags: z.array(z.string()) });

export const bankCalls = {
  search: teacherCall({ kind: 'query', input: bankSearchSchema, output: bankPageSchema, run: searchBank }),
  tags: teacherCall({ kind: 'query', output: z.array(tagCountSchema), run: getTags }),
  tagsOf: teacherCall({ kind: 'query', on: questionToLook, output: ownTagsSchema, run: getTagsOf }),
  setTags: teacherCall({
    kind: 'act',
    on: questionToEdit,
    input: tagsSchema,
    output: ownTagsSchema,
    run: setTags,
  }),
  addToQuiz: teacherCall({
    kind: 'act',
    on: quizToEdit,
    input: addedSchema,
    output: z.object({ addedIds: z.array(z.string()), quiz: quizSchema }),
    run: addToQuiz,
  }),
  copiesOf: teacherCall({ kind: 'query', on: questionToEdit, output: z.array(copySchema), run: getCopies }),
  previewCopies: teacherCall({
    kind: 'work',
    on: questionToEdit,
    input: correctedCopiesSchema,
    output: z.object({ copies: z.array(copyEffectSchema) }),
    run: previewCopies,
  }),
  correctCopies: teacherCall({
    kind: 'work',
    on: questionToEdit,
    input: correctedCopiesSchema,
    output: z.object({ copies: z.array(correctedCopySchema) }),
    run: correctCopies,
  }),
};

import {
  colleaguesPhrasesSchema,
  commentSchema,
  newPhraseSchema,
  phraseListSchema,
  seenCommentSchema,
  seenCommentsSchema,
  writtenCommentSchema,
} from '../../../../shared/comments/schema';
import { teacherCall } from '../../../calls/declare';
import { studentsSchema } from '../../../rules/marking/request';
import { quizToMark } from '../../quizzes/targets';
import { questionToMark, submissionToMark } from '../evaluation/targets';
import { listColleaguesPhrases } from './colleagues-phrases';
import { addPhrase, listPhrases, removePhrase } from './phrases';
import { ownPhrase } from './targets';
import { writeComments, writeOnSubmission } from './write-comments';

export const commentsCalls = {
  write: teacherCall({
    kind: 'act',
    body: 'large-json',
    on: questionToMark,
    input: studentsSchema.extend({ ...commentSchema.shape, ...seenCommentsSchema.shape }),
    output: writtenCommentSchema,
    run: writeComments,
  }),
  writeOnSubmission: teacherCall({
    kind: 'act',
    on: submissionToMark,
    input: commentSchema.extend(seenCommentSchema.shape),
    output: writtenCommentSchema,
    run: writeOnSubmission,
  }),
};

export const phrasesCalls = {
  list: teacherCall({ kind: 'query', output: phraseListSchema, run: listPhrases }),
  ofColleagues: teacherCall({
    kind: 'query',
    on: quizToMark,
    output: colleaguesPhrasesSchema,
    run: listColleaguesPhrases,
  }),
  add: teacherCall({ kind: 'act', input: newPhraseSchema, output: phraseListSchema, run: addPhrase }),
  remove: teacherCall({ kind: 'act', on: ownPhrase, output: phraseListSchema, run: removePhrase }),
};

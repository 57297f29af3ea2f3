import {
  commentSchema,
  newPhraseSchema,
  phraseListSchema,
  seenCommentSchema,
  seenCommentsSchema,
  writtenCommentSchema,
} from '../../../../shared/comments/schema';
import { teacherCall } from '../../../calls/declare';
import { studentsSchema } from '../../../rules/marking/request';
import { questionToMark } from '../evaluation/targets';
import { addPhrase } from './add-phrase';
import { listPhrases } from './list-phrases';
import { removePhrase } from './remove-phrase';
import { ownPhrase, submissionToMark } from './targets';
import { writeComments } from './write-comments';
import { writeOnSubmission } from './write-on-submission';

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
  add: teacherCall({ kind: 'act', input: newPhraseSchema, output: phraseListSchema, run: addPhrase }),
  remove: teacherCall({ kind: 'act', on: ownPhrase, output: phraseListSchema, run: removePhrase }),
};

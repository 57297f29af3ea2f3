import { lazy, Suspense, useState } from 'react';
import type { Question } from '../../../../shared/question/schema';
import { bankTexts as texts } from '../../../bank/bank-texts';
import { TagEditor } from '../../../bank/TagEditor';
import { trpc } from '../../../platform/trpc';
import { Button } from '../../../ui/Button';

const CopiesDialog = lazy(async () => ({ default: (await import('./CopiesDialog')).CopiesDialog }));

interface AlsoInProps {
  question: Question;
  /** Whether anything written is unsaved. */
  isUnsaved: boolean;
}

/** The tags of the open question and the quizzes holding a copy, with an offer to correct differing ones. */
export function AlsoIn({ question, isUnsaved }: AlsoInProps) {
  const { _id: questionId } = question;
  const tags = trpc.bank.tagsOf.useQuery({ questionId }).data?.tags;
  // Refetched for the stored state.
  const copies =
    trpc.bank.copiesOf.useQuery({ questionId }, { staleTime: 0, enabled: !isUnsaved }).data ?? [];
  const [isChoosing, setChoosing] = useState(false);
  const others = copies.filter(({ differs }) => differs.length > 0);
  return (
    <div className="grid gap-2 text-sm">
      {tags && <TagEditor questionId={questionId} tags={tags} />}
      {copies.length > 0 && (
        <p className="flex flex-wrap items-center gap-1 gap-x-2 text-muted">
          {texts.alsoIn(copies.length)} <span dir="auto">{copies.map(({ title }) => title).join(', ')}</span>
          {others.length > 0 && !isUnsaved && (
            <Button variant="secondary" className="text-sm" onClick={() => setChoosing(true)}>
              {texts.correctThere}
            </Button>
          )}
        </p>
      )}
      {isChoosing && (
        <Suspense>
          <CopiesDialog questionId={questionId} copies={others} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}

import { markingMessages } from '../../../shared/marking/messages';
import { foldText } from '../../../shared/sameness/fold-text';
import type { Log } from '../../ports/log';
import type {
  MarkTexts,
  TextGrade,
  TextGrader,
  TextGradingRequest,
  TextToGrade,
} from '../../ports/text-grader';
import type { Opinion } from '../../rules/marking/kept-findings';
import { gradeBatch, type Item } from './batch';
import { type EndpointOptions, openaiEndpoint } from './endpoint';
import { type Example, examplesFor, examplesIn } from './examples';
import type { KeptGrade } from './grade';
import { type Ceilings, type LedgerDeps, openaiLedger } from './ledger';
import { plainIds, planBatches } from './plan';
import { PROMPT_VERSION } from './prompt';

export interface OpenaiGraderOptions extends EndpointOptions, Partial<Ceilings> {}

interface GraderDeps extends LedgerDeps {
  readonly log: Log;
  readonly markTexts: MarkTexts;
  /** Also weighs the server's opinions. */
  readonly fallback: TextGrader;
}

/** A request with the teacher's earlier marked answers. */
type Asking = TextGradingRequest & { readonly marked: readonly Example[] };

/** Enough for a hundred long questions of a class; the second limits the cost of a mistake per day. */
const CEILINGS: Ceilings = { tokensPerQuiz: 4_000_000, tokensPerDay: 12_000_000 };

/**
 * Marks text answers by any server with OpenAI's chat completions. Trivial answers are not sent; the fallback combines
 * the opinion, the guards and the teacher's marks. Answers without a usable grade are left out. Throws if the rules fail,
 * or without a question.
 */
export function openaiGrader(deps: GraderDeps, options: OpenaiGraderOptions): TextGrader {
  const { model, baseUrl, ...limits } = options;
  const host = new URL(baseUrl).host;
  const ledger = openaiLedger(deps, { ...CEILINGS, ...limits });
  const batchDeps = { endpoint: openaiEndpoint(options), ledger, host, model };

  const itemsOf = (request: Asking, texts: readonly TextToGrade[], isTest: boolean): Item[] => {
    const { question, modelAnswer, maximumMarks, marked } = request;
    return texts.map(({ text }) => {
      const parts = [
        PROMPT_VERSION,
        baseUrl,
        model,
        question,
        modelAnswer,
        maximumMarks,
        marked,
        foldText(text),
      ];
      return { key: deps.ids.hash(JSON.stringify(parts)), text, isTest };
    });
  };

  async function ask({ marked, ...request }: Asking, plan: readonly (readonly Item[])[]) {
    const { about } = request;
    if (!about) throw new Error('Nothing is sent that the teacher could not be shown: which question is it?');
    let done = 0;
    const batches = await Promise.allSettled(
      plan.map((items) =>
        gradeBatch(batchDeps, { ...request, about, examples: examplesOf(items, marked) }, items).finally(
          () => {
            done += 1;
            request.onProgress?.(done / plan.length);
          },
        ),
      ),
    );
    const failures = batches.flatMap((batch) =>
      batch.status === 'rejected' ? [batch.reason as unknown] : [],
    );
    if (failures.length > 0) {
      deps.log.error('ai-requests-failed', withoutItsWords(failures[0]), {
        failed: failures.length,
        of: batches.length,
      });
    }
    return new Map(batches.flatMap((batch) => (batch.status === 'fulfilled' ? [...batch.value] : [])));
  }

  return {
    source: 'ai',
    sendsTo: host,
    fallback: deps.fallback,
    async grade(asked) {
      const request = { ...asked, marked: await examplesIn(asked, deps.markTexts) };
      const { question, modelAnswer, maximumMarks, answers, teacherMarks, exam = [] } = request;
      const { earlierMarks, opinionsElsewhere } = request;
      const marks = await deps.markTexts({
        ...{ question, modelAnswer, maximumMarks, answers, teacherMarks, earlierMarks },
      });
      const plain = plainIds(marks, teacherMarks);
      const examItems = itemsOf(request, exam, true);
      const answerItems = itemsOf(request, answers, false);
      const storedGrades = new Map<string, KeptGrade | null>();
      for (const { key } of [...examItems, ...answerItems]) {
        const known = ledger.find(key);
        if (known !== undefined) storedGrades.set(key, known);
      }
      const plan = planBatches({ exam: examItems, answers: answerItems, marks, plain, storedGrades });
      if (plan.length > 0) for (const [key, grade] of await ask(request, plan)) storedGrades.set(key, grade);
      const opinions = new Map(
        answers.flatMap(({ id }, index) => {
          const grade = plain.has(id) ? null : storedGrades.get(answerItems[index]?.key ?? '');
          return grade ? [[id, opinionOf(grade)]] : [];
        }),
      );
      const isNothingKnown = plain.size + opinions.size === 0;
      const judged = isNothingKnown
        ? []
        : await deps.fallback.grade({
            ...{ question, modelAnswer, maximumMarks, teacherMarks, earlierMarks, opinionsElsewhere },
            answers: answers.map(({ id, text }) => ({ id, text, opinion: opinions.get(id) })),
          });
      return [
        ...exam.flatMap(({ id }, index) => {
          const grade = storedGrades.get(examItems[index]?.key ?? '');
          return grade ? [examGrade(id, grade)] : [];
        }),
        // A trivial answer was not sent, so it has no opinion.
        ...judged.flatMap((grade): TextGrade[] => {
          if (plain.has(grade.id)) return [{ ...grade, source: 'built-in' }];
          return opinions.has(grade.id) ? [grade] : [];
        }),
      ];
    },
  };
}

/** The server's grade as stored with the mark, with the doubts about it. */
const opinionOf = ({ suspicious, isTrusted, ...grade }: KeptGrade): Opinion => ({
  marks: grade.marks,
  confidence: grade.confidence,
  matched: grade.matched,
  missing: grade.missing,
  rationale: grade.rationale,
  doubt: suspicious ? markingMessages.aiSuspicious : isTrusted ? null : markingMessages.aiDistrusted,
});

/** The server's own judgement of an exam answer: only its own doubts count. */
const examGrade = (id: string, { marks, confidence, suspicious, ...grade }: KeptGrade): TextGrade => ({
  id,
  marks,
  confidence,
  needsReview: suspicious,
  rationale: grade.rationale,
});

const examplesOf = (items: readonly Item[], marked: readonly Example[]) =>
  examplesFor(
    items.flatMap(({ text, isTest }) => (isTest ? [] : [text])),
    marked,
  );

/** Reduces an error to its status: a refusing server may echo the request with key and answers. */
function withoutItsWords(failure: unknown): unknown {
  if (!(failure instanceof Error) || !('status' in failure) || typeof failure.status !== 'number')
    return failure;
  return new Error(`The AI server answered ${failure.status}.`);
}

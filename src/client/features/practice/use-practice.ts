import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Answer } from '../../../shared/answer/answer';
import type { NextPractice } from '../../../shared/practice/schema';
import { nowMs } from '../../platform/clock';
import { useRetry } from '../../platform/connection';
import { draftsOf } from '../../platform/drafts';
import { classLoginFor, loginFor } from '../../platform/errand';
import { isUnreachable, serverSentence, statusOf } from '../../platform/error-message';
import { clearToken, getToken } from '../../platform/local-storage';
import { knownClassMember } from '../../platform/tab-storage';
import { trpcClient } from '../../platform/trpc-client';
import { isAnswer } from '../../rules/attempt/is-answer';
import { newRound, type Round, withAnswer, withFeedback, withJudgement, withNext } from './round';
import { texts } from './texts';

/** An obstacle to the practice. */
export type Trouble =
  /** No answer; retried automatically. */
  | { readonly kind: 'away' }
  /** The answer is incomplete. */
  | { readonly kind: 'unanswered'; readonly sentence: string }
  /** Refused with a sentence; another question may work. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** Closed by the teacher, or never open. */
  | { readonly kind: 'ended' };

const ENDED: Trouble = { kind: 'ended' };

type Act = () => Promise<(round: Round) => Round>;

/** A sitting of practice: fetches questions, sends answers, and retries unanswered requests. */
export function usePractice(setId: string) {
  const [round, setRound] = useState(newRound);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const upcoming = useRef<Promise<NextPractice> | null>(null);
  const waiting = useRef<Act | null>(null);
  const toLogin = useLoginFromHere();

  const run = useCallback(
    async (act: Act, notFound?: Trouble): Promise<boolean> => {
      waiting.current = act;
      setBusy(true);
      try {
        const change = await act();
        waiting.current = null;
        setTrouble(null);
        setRound(change);
        return true;
      } catch (error) {
        upcoming.current = null;
        const found = (statusOf(error) === 404 && notFound) || troubleOf(error);
        if (found?.kind !== 'away') waiting.current = null;
        if (found) setTrouble(found);
        else toLogin(statusOf(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [toLogin],
  );

  const load = useCallback(
    (ahead: boolean) =>
      run(async () => {
        const next = await (upcoming.current ?? ask(setId, ahead));
        upcoming.current = null;
        const shownAtMs = nowMs();
        const kept = next.question && keptAnswer(setId, next.question._id);
        return (now) => withAnswer(withNext({ ...now, isAhead: ahead }, next, shownAtMs), kept);
      }, ENDED),
    [run, setId],
  );
  useEffect(() => void load(false), [load]);
  useRetry(trouble?.kind === 'away', async () => {
    if (waiting.current) await run(waiting.current, round.stage === 'asking' ? undefined : ENDED);
  });

  /** Fetches the next question while the feedback is read. */
  const fetchAhead = (ahead: boolean) => {
    const next = ask(setId, ahead);
    upcoming.current = next;
    next.then(
      ({ question }) => {
        if (question?.imageUrl) new Image().src = question.imageUrl;
      },
      () => {
        upcoming.current = null;
      },
    );
  };

  const send = (answer: Answer | null) => {
    const { asked, isAhead } = round;
    if (!asked || round.stage !== 'asking' || isBusy) return;
    void run(async () => {
      const feedback = await trpcClient.practice.answer.mutate({
        ...{ setId, questionId: asked.question._id },
        ...{ showing: asked.showing, answer },
      });
      drafts.drop(setId);
      if (!feedback.isUnsure) fetchAhead(isAhead);
      return (now) => withFeedback(now, feedback);
    });
  };

  const judge = async (knewIt: boolean) => {
    const { asked, isAhead } = round;
    if (!asked || isBusy) return;
    const isJudged = await run(async () => {
      await trpcClient.practice.judge.mutate({ setId, questionId: asked.question._id, knewIt });
      return (now) => withJudgement(now, knewIt);
    });
    if (isJudged) await load(isAhead);
  };

  return {
    round,
    isBusy,
    trouble,
    answer: (given: Answer | null) => {
      // A changed answer is no longer resent automatically.
      waiting.current = null;
      setTrouble(null);
      if (round.asked) drafts.keep(setId, { questionId: round.asked.question._id, answer: given });
      setRound((now) => withAnswer(now, given));
    },
    check: () => {
      if (round.asked?.answer != null) send(round.asked.answer);
      else setTrouble({ kind: 'unanswered', sentence: texts.answerFirst });
    },
    dontKnow: () => send(null),
    judge: (knewIt: boolean) => void judge(knewIt),
    goOn: () => void load(round.isAhead),
    practiseAhead: () => void load(true),
    again: () => void load(false),
  };
}

export type Practice = ReturnType<typeof usePractice>;

/** The unchecked answer of each set. */
const drafts = draftsOf<{ questionId: string; answer: Answer | null }>('practice');

/** The answer to this question from before a reload. */
function keptAnswer(setId: string, questionId: string): Answer | null {
  const kept = drafts.find(setId)?.value;
  const isOne = typeof kept === 'object' && kept !== null && 'questionId' in kept && 'answer' in kept;
  if (!isOne || kept.questionId !== questionId) return null;
  return isAnswer(kept.answer) ? kept.answer : null;
}

const ask = (setId: string, ahead: boolean) => trpcClient.practice.next.query({ setId, ahead });

/** Null if a new sign-in is needed. */
function troubleOf(error: unknown): Trouble | null {
  if (isUnreachable(error)) return { kind: 'away' };
  if ([401, 403].includes(statusOf(error) ?? 0)) return null;
  const sentence = serverSentence(error) ?? texts.loadFailed;
  return { kind: statusOf(error) === 400 ? 'unanswered' : 'refused', sentence };
}

/** Opens the login, which leads back to this page. */
function useLoginFromHere() {
  const [here, navigate] = useLocation();
  const toLogin = useCallback(
    (status: number | undefined) => {
      if (status === 401) clearToken();
      const login = knownClassMember()
        ? classLoginFor({ quizId: null })
        : loginFor('student', { next: here });
      navigate(login, { replace: true });
    },
    [here, navigate],
  );
  const isOut = getToken() === null;
  useEffect(() => {
    if (isOut) toLogin(undefined);
  }, [isOut, toLogin]);
  return toLogin;
}

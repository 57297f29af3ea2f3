import { useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../../shared/messages';
import { paths } from '../../paths';
import { rememberedAccount } from '../../platform/account';
import { site } from '../../platform/site';
import { getToken } from '../../platform/token';
import { type Offer, purchase } from './purchase';

type Stage =
  | { readonly name: 'ready' }
  | { readonly name: 'busy' }
  | { readonly name: 'failed'; readonly sentence: string }
  | { readonly name: 'quiet'; readonly sentence: string };

/** The button 'Get Started Today': where it leads, and what stands beside it afterwards. */
export function usePurchase(offer: Offer) {
  const [stage, setStage] = useState<Stage>({ name: 'ready' });
  const [, navigate] = useLocation();

  const start = async () => {
    if (!getToken()) return navigate(paths.teacherLogin);
    if (site.billing === 'off') return navigate(paths.teacher);
    setStage({ name: 'busy' });
    const end = await purchase(offer, rememberedAccount());
    if (end.name === 'paid') return navigate(paths.teacher);
    if (end.name === 'not-a-teacher') return navigate(paths.teacherLogin);
    if (end.name === 'failed')
      return setStage({ name: 'failed', sentence: messages.paymentFailed(end.reason) });
    if (end.name === 'quiet') return setStage({ name: 'quiet', sentence: end.sentence });
    setStage({ name: 'ready' });
  };

  return {
    start: () => void start(),
    busy: stage.name === 'busy',
    failure: stage.name === 'failed' ? stage.sentence : undefined,
    quietLine: stage.name === 'quiet' ? stage.sentence : '',
  };
}

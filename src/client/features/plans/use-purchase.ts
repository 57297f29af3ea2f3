import { useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../../shared/messages';
import { paths } from '../../paths';
import { paidNotice } from '../../platform/paid-notice';
import { site } from '../../platform/site';
import { getToken } from '../../platform/token';
import { type Offer, purchase } from './purchase';

/** The button 'Get Started Today': where it leads, and what stands beside it afterwards. */
export function usePurchase(offer: Offer) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const [quietLine, setQuietLine] = useState('');
  const [, navigate] = useLocation();

  const start = async () => {
    if (!getToken()) return navigate(paths.teacherLogin);
    if (site.billing === 'off') return navigate(paths.teacher);
    setBusy(true);
    setFailure(undefined);
    setQuietLine('');
    const end = await purchase(offer, (reason) => setFailure(messages.paymentFailed(reason)));
    if (end.name === 'paid') return navigate(paths.teacher, { state: paidNotice(end.receipt) });
    if (end.name === 'not-a-teacher') return navigate(paths.teacherLogin);
    if (end.name === 'quiet') setQuietLine(end.sentence);
    setBusy(false);
  };

  return { start: () => void start(), busy, failure, quietLine };
}

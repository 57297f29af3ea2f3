import { useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../../shared/messages';
import { paths } from '../../../shared/paths';
import { statusOf } from '../../platform/error-message';
import { paidNotice } from '../../platform/paid-notice';
import { site } from '../../platform/site';
import { getToken } from '../../platform/token';
import { findPlanHolder, type PlanHolder } from './plan-holder';
import { type Offer, purchase } from './purchase';

/** The button 'Get Started Today': where it leads, and what stands beside it afterwards. */
export function usePurchase(offer: Offer) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const [quietLine, setQuietLine] = useState('');
  /** Who has the plan already, and is asked whether it shall be a month more. */
  const [asked, setAsked] = useState<PlanHolder | undefined>();
  const [, navigate] = useLocation();

  const buy = async (holder: PlanHolder) => {
    setAsked(undefined);
    setBusy(true);
    const end = await purchase(offer, holder, (reason) => setFailure(messages.paymentFailed(reason)));
    if (end.name === 'paid') return navigate(paths.teacher, { state: paidNotice(end.receipt) });
    if (end.name === 'not-a-teacher') return navigate(paths.teacherLogin);
    if (end.name === 'quiet') setQuietLine(end.sentence);
    setBusy(false);
  };

  const start = async () => {
    if (!getToken()) return navigate(paths.teacherLogin);
    if (site.billing === 'off') return navigate(paths.teacher);
    setBusy(true);
    setFailure(undefined);
    setQuietLine('');
    try {
      // Asked at the press: another tab may have paid since this page was opened.
      const holder = await findPlanHolder();
      if (!holder.planActive) return await buy(holder);
      setAsked(holder);
    } catch (error) {
      if ([401, 403].includes(statusOf(error) ?? 0)) return navigate(paths.teacherLogin);
      setQuietLine(messages.checkoutDidNotOpen);
    }
    setBusy(false);
  };

  return {
    ...{ busy, failure, quietLine, asked },
    start: () => void start(),
    addMonth: () => asked && void buy(asked),
    cancel: () => setAsked(undefined),
  };
}

import { useRef, useState } from 'react';
import type { HandOver } from '../../../shared/access/hand-over-schema';
import { formatDate } from '../../platform/date-format';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/Toaster';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { AcceptDialog } from './AcceptDialog';
import { offerTexts as texts } from './offer-texts';

/** Colleagues' offers to take over; nothing changes hands before this teacher accepts. */
export function HandOverOffers({ offers }: { offers: readonly HandOver[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [accepting, setAccepting] = useState<HandOver | undefined>();
  const utils = trpc.useUtils();
  const toast = useToast();
  const decline = trpc.colleagues.declineHandOver.useMutation({
    onSuccess: async ({ message }) => {
      toast(message, { subject: 'right' });
      await utils.colleagues.handOvers.invalidate();
      heading.current?.focus();
    },
  });
  return (
    <section aria-labelledby="offers" className="grid grid-cols-1 gap-2">
      <h2 id="offers" ref={heading} tabIndex={-1}>
        <VisuallyHidden>{texts.heading}</VisuallyHidden>
      </h2>
      {decline.error && (
        <Banner tone="bad" role="alert" onDismiss={decline.reset}>
          {serverSentence(decline.error) ?? texts.failed}
        </Banner>
      )}
      {offers.map((offer) => (
        <Banner
          key={offer.handOverId}
          tone="info"
          action={
            <>
              <Button
                variant="secondary"
                aria-label={texts.declineOf(offer.title)}
                busy={decline.isPending && decline.variables.handOverId === offer.handOverId}
                onClick={() => decline.mutate({ handOverId: offer.handOverId })}
              >
                {texts.decline}
              </Button>
              <Button aria-label={texts.acceptOf(offer.title)} onClick={() => setAccepting(offer)}>
                {texts.accept}
              </Button>
            </>
          }
        >
          <p dir="auto">
            <b>{texts.asks(offer)}</b>
          </p>
          <p>{texts.until(offer.from.email, formatDate(offer.expiresAt))}</p>
        </Banner>
      ))}
      {accepting && <AcceptDialog offer={accepting} onClose={() => setAccepting(undefined)} />}
    </section>
  );
}

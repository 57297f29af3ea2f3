import { Banner } from '../../../ui/Banner';

/** Why an act was not done. */
export const ActFailure = ({
  act,
}: {
  act: { readonly failure: string | undefined; readonly dismissFailure: () => void };
}) =>
  act.failure === undefined ? null : (
    <Banner tone="bad" role="alert" onDismiss={act.dismissFailure}>
      {act.failure}
    </Banner>
  );

import { consentEndpoints } from '@grzadka/contract/consent/consent.endpoints';
import type { OwnConsents as Consents, OwnConsent } from '@grzadka/contract/consent/consent.model';
import { useMutation, useQuery } from '@tanstack/react-query';
import { errorText } from '../core/api/api-error.ts';
import { call } from '../core/api/call.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { CardRow } from '../core/ui/CardRow.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Row, Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { ConsentFacts } from './ConsentFacts.tsx';
import { consentPlace } from './consent.paths.ts';
import { ownConsentsQuery } from './consent.queries.ts';
import { consentKindTexts, ownConsentText } from './consent.text.ts';
import { type ConsentsOfKind, consentsByKind, mayBe } from './consents-of-kind.ts';
import styles from './OwnConsents.module.css';

/** What whoever is signed in agreed to, and the ways to agree and to withdraw: one press each. */
export function OwnConsents() {
  const { data, error, refetch } = useQuery(ownConsentsQuery);
  return (
    <Section title={ownConsentText.section}>
      {data ? (
        <ConsentsOf consents={data} />
      ) : (
        <SectionWaiting error={error} failed={ownConsentText.failed} retry={refetch} />
      )}
    </Section>
  );
}

function ConsentsOf({ consents: { hasParty, email, items } }: { consents: Consents }) {
  if (!hasParty) return <Text isQuiet>{ownConsentText.noParty}</Text>;
  return (
    <Stack gap={12}>
      <Text isQuiet hasLongWords>
        {email === null ? ownConsentText.noEmail : ownConsentText.address(email)}
      </Text>
      <PlainList aria-label={ownConsentText.section}>
        {consentsByKind(items).map((standing) => (
          <OwnConsentRow key={standing.kind} standing={standing} hasAddress={email !== null} />
        ))}
      </PlainList>
    </Stack>
  );
}

interface OwnConsentRowProps {
  standing: ConsentsOfKind<OwnConsent>;
  hasAddress: boolean;
}

function OwnConsentRow({ standing: { kind, counting }, hasAddress }: OwnConsentRowProps) {
  const tellChanged = useRecordChanged(consentPlace.name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: boolean) => call(consentEndpoints.changeOwn, { body: { kind, given } }),
    onSuccess: (_, given) =>
      notify.success(given ? ownConsentText.given : ownConsentText.withdrawn),
    // What somebody else has changed meanwhile is seen then, too.
    onSettled: () => tellChanged(),
  });
  const { name, purpose } = consentKindTexts[kind];
  const may = mayBe(counting);
  const button = (label: string, given: boolean) => (
    <Button
      look="outlined"
      aria-label={`${label}: ${name}`}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(given)}
    >
      {label}
    </Button>
  );
  const isElsewhere = counting?.state === 'address-changed';
  return (
    <CardRow>
      <ConsentFacts kind={kind} consent={counting} purpose={purpose}>
        {isElsewhere && <Text kind="body2">{ownConsentText.addressChanged}</Text>}
        {counting?.state === 'no-address' && <Text kind="body2">{ownConsentText.noAddress}</Text>}
      </ConsentFacts>
      <Row gap={8}>
        {may.given &&
          hasAddress &&
          button(isElsewhere ? ownConsentText.giveAnew : ownConsentText.give, true)}
        {may.withdrawn && button(ownConsentText.withdraw, false)}
      </Row>
      {error && (
        <Notice tone="error" className={styles['failure']}>
          {errorText(error)}
        </Notice>
      )}
    </CardRow>
  );
}

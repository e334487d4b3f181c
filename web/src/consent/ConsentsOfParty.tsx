import type { Consent, ConsentKind } from '@grzadka/contract/consent/consent.model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { CardRow } from '../core/ui/CardRow.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { downloadAddress } from '../document/document.queries.ts';
import { partyPaths } from '../party/party.paths.ts';
import { ConsentFacts } from './ConsentFacts.tsx';
import styles from './ConsentsOfParty.module.css';
import { consentPlace } from './consent.paths.ts';
import { consentsQuery } from './consent.queries.ts';
import { consentKindTexts, consentText } from './consent.text.ts';
import { type ConsentsOfKind, consentsByKind, mayBe } from './consents-of-kind.ts';

const GiveConsentDialog = latePart(
  async () => (await import('./ConsentDialogs.tsx')).GiveConsentDialog,
);

const WithdrawConsentDialog = latePart(
  async () => (await import('./ConsentDialogs.tsx')).WithdrawConsentDialog,
);

/** What a party agreed to: shown to those who may read parties, entered by those who may change them. */
export function ConsentsOfParty({ party }: { party: { id: string } }) {
  const { data, error, refetch } = useQuery(consentsQuery(party.id));
  const mayWrite = useMay(consentPlace.permissions.write);
  const [toGive, setToGive] = useState<ConsentKind>();
  const [toWithdraw, setToWithdraw] = useState<ConsentKind>();
  const standings = consentsByKind(data?.items ?? []);
  const givable = standings.filter(({ counting }) => mayBe(counting).given).map(({ kind }) => kind);
  const email = data?.email ?? null;
  return (
    <Section title={consentText.section}>
      {!data && <SectionWaiting error={error} failed={consentText.failed} retry={refetch} />}
      {data && (
        <>
          <PlainList aria-label={consentText.section}>
            {standings.map((standing) => (
              <StandingRow
                key={standing.kind}
                standing={standing}
                onGive={mayWrite && email !== null ? setToGive : undefined}
                onWithdraw={mayWrite ? setToWithdraw : undefined}
              />
            ))}
          </PlainList>
          {mayWrite && email === null && givable.length > 0 && (
            <Text className={styles['withoutAddress']}>
              {consentText.noEmail}{' '}
              <TextLink isReturning to={partyPaths.edit(party.id)}>
                {consentText.writeEmail}
              </TextLink>
            </Text>
          )}
          <EarlierConsents items={standings.flatMap(({ earlier }) => earlier)} />
        </>
      )}
      <GiveConsentDialog
        open={toGive !== undefined}
        party={party}
        email={email}
        kind={toGive}
        kinds={givable}
        onClose={() => setToGive(undefined)}
      />
      <WithdrawConsentDialog
        open={toWithdraw !== undefined}
        party={party}
        kind={toWithdraw}
        onClose={() => setToWithdraw(undefined)}
      />
    </Section>
  );
}

interface StandingRowProps {
  standing: ConsentsOfKind<Consent>;
  /** Not there where one cannot be recorded. */
  onGive: ((kind: ConsentKind) => void) | undefined;
  onWithdraw: ((kind: ConsentKind) => void) | undefined;
}

/** How the consent of a kind stands, and what can be recorded of it. */
function StandingRow({ standing: { kind, counting }, onGive, onWithdraw }: StandingRowProps) {
  const { name } = consentKindTexts[kind];
  const may = mayBe(counting);
  const give = counting?.state === 'address-changed' ? consentText.giveAnew : consentText.give;
  return (
    <CardRow>
      <ConsentFacts kind={kind} consent={counting}>
        {counting?.state === 'address-changed' && (
          <Text kind="body2">{consentText.addressChanged}</Text>
        )}
        {counting?.state === 'no-address' && <Text kind="body2">{consentText.noAddress}</Text>}
        <ProvingDocument consent={counting} />
      </ConsentFacts>
      <Row gap={8}>
        {onGive && may.given && (
          <Button look="outlined" aria-label={`${give}: ${name}`} onClick={() => onGive(kind)}>
            {give}
          </Button>
        )}
        {onWithdraw && may.withdrawn && (
          <Button
            look="outlined"
            aria-label={`${consentText.withdraw}: ${name}`}
            onClick={() => onWithdraw(kind)}
          >
            {consentText.withdraw}
          </Button>
        )}
      </Row>
    </CardRow>
  );
}

/** The sheet that somebody signed, where the consent names it. */
function ProvingDocument({ consent }: { consent: Consent | undefined }) {
  if (!consent?.document) return null;
  return (
    <Text kind="body2">
      <TextLink href={downloadAddress(consent.document)} download>
        {consentText.document(consent.document.name)}
      </TextLink>
    </Text>
  );
}

/** Consents that others have replaced, or that were withdrawn before the last one was given: on request. */
function EarlierConsents({ items }: { items: readonly Consent[] }) {
  const [isShown, setShown] = useState(false);
  if (items.length === 0) return null;
  if (!isShown) {
    return (
      <Button flush="always" onClick={() => setShown(true)}>
        {consentText.showEarlier(items.length)}
      </Button>
    );
  }
  return (
    <>
      <Text as="h3" kind="subtitle1" className={styles['earlier']}>
        {consentText.earlier}
      </Text>
      <PlainList aria-label={`${consentText.section} – ${consentText.earlier}`}>
        {items.map((item) => (
          <CardRow key={item.id}>
            <ConsentFacts kind={item.kind} consent={item}>
              <ProvingDocument consent={item} />
            </ConsentFacts>
          </CardRow>
        ))}
      </PlainList>
    </>
  );
}

import type { Consent, ConsentKind } from '@grzadka/contract/consent/consent.model';
import { Box, Button, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { CardRow } from '../core/ui/CardRow.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { downloadAddress } from '../document/document.queries.ts';
import { partyPaths } from '../party/party.paths.ts';
import { ConsentFacts } from './ConsentFacts.tsx';
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
          <Box component="ul" aria-label={consentText.section} sx={listStyle}>
            {standings.map((standing) => (
              <StandingRow
                key={standing.kind}
                standing={standing}
                onGive={mayWrite && email !== null ? setToGive : undefined}
                onWithdraw={mayWrite ? setToWithdraw : undefined}
              />
            ))}
          </Box>
          {mayWrite && email === null && givable.length > 0 && (
            <Typography sx={{ mt: 1.5 }}>
              {consentText.noEmail}{' '}
              <Link component={ReturningLink} to={partyPaths.edit(party.id)}>
                {consentText.writeEmail}
              </Link>
            </Typography>
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
          <Typography variant="body2">{consentText.addressChanged}</Typography>
        )}
        {counting?.state === 'no-address' && (
          <Typography variant="body2">{consentText.noAddress}</Typography>
        )}
        <ProvingDocument consent={counting} />
      </ConsentFacts>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {onGive && may.given && (
          <Button variant="outlined" aria-label={`${give}: ${name}`} onClick={() => onGive(kind)}>
            {give}
          </Button>
        )}
        {onWithdraw && may.withdrawn && (
          <Button
            variant="outlined"
            aria-label={`${consentText.withdraw}: ${name}`}
            onClick={() => onWithdraw(kind)}
          >
            {consentText.withdraw}
          </Button>
        )}
      </Box>
    </CardRow>
  );
}

/** The sheet that somebody signed, where the consent names it. */
function ProvingDocument({ consent }: { consent: Consent | undefined }) {
  if (!consent?.document) return null;
  return (
    <Typography variant="body2">
      <Link href={downloadAddress(consent.document)} download>
        {consentText.document(consent.document.name)}
      </Link>
    </Typography>
  );
}

/** Consents that others have replaced, or that were withdrawn before the last one was given: on request. */
function EarlierConsents({ items }: { items: readonly Consent[] }) {
  const [isShown, setShown] = useState(false);
  if (items.length === 0) return null;
  if (!isShown) {
    return (
      // Its words begin where those of the rows do.
      <Button onClick={() => setShown(true)} sx={{ ml: -2.25 }}>
        {consentText.showEarlier(items.length)}
      </Button>
    );
  }
  return (
    <>
      <Typography component="h3" variant="subtitle1" sx={{ mt: 2 }}>
        {consentText.earlier}
      </Typography>
      <Box
        component="ul"
        aria-label={`${consentText.section} – ${consentText.earlier}`}
        sx={listStyle}
      >
        {items.map((item) => (
          <CardRow key={item.id}>
            <ConsentFacts kind={item.kind} consent={item}>
              <ProvingDocument consent={item} />
            </ConsentFacts>
          </CardRow>
        ))}
      </Box>
    </>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' } as const;

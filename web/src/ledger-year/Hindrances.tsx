import type { ClosingHindrance } from '@grzadka/contract/ledger-year/ledger-year.model';
import { useId } from 'react';
import { bankAccountPlace } from '../bank/accounts/bank-account.paths.ts';
import { bankLinePaths } from '../bank/queue/bank-line.paths.ts';
import { reportPath } from '../cash-box/report-path.ts';
import { chargeRunPlace } from '../charge/charge.paths.ts';
import { useMay } from '../core/access/access.ts';
import { helpPath } from '../core/help-place.ts';
import { paths } from '../core/paths.ts';
import { recordPath } from '../core/record/record-path.ts';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { ledgerYearText } from './ledger-year.text.ts';

/** Where the manual says what the check of the data is. */
const explained = helpPath('system#kontrola-danych');

/** What keeps a year from being closed, each with the way to clear it away. */
export function Hindrances({ hindrances }: { hindrances: readonly ClosingHindrance[] }) {
  const mayReadSystem = useMay('system:read');
  const id = useId();
  return (
    <div>
      <Text id={id} isStrong>
        {ledgerYearText.hindered}
      </Text>
      <PlainList aria-labelledby={id}>
        {hindrances.map((hindrance) => {
          const may = hindrance.kind !== 'ledger-check' || mayReadSystem;
          return (
            <CardRow key={keyOf(hindrance)}>
              <CardRowText>{ledgerYearText.hindrance(hindrance, may)}</CardRowText>
              <ButtonLink isReturning look="outlined" to={may ? wayOf(hindrance) : explained}>
                {ledgerYearText.way(hindrance, may)}
              </ButtonLink>
            </CardRow>
          );
        })}
      </PlainList>
    </div>
  );
}

function keyOf(hindrance: ClosingHindrance): string {
  switch (hindrance.kind) {
    case 'draft-run':
      return hindrance.runId;
    case 'bank-difference':
      return hindrance.bankAccountId;
    case 'cash-report':
      return hindrance.cashBoxId;
    case 'unclear-lines':
    case 'ledger-check':
      return hindrance.kind;
  }
}

function wayOf(hindrance: ClosingHindrance): string {
  switch (hindrance.kind) {
    case 'unclear-lines':
      return bankLinePaths.queue;
    case 'draft-run':
      return recordPath(chargeRunPlace.screens.details, hindrance.runId);
    case 'bank-difference':
      return recordPath(bankAccountPlace.screens.details, hindrance.bankAccountId);
    case 'cash-report':
      return reportPath(hindrance.cashBoxId, hindrance);
    case 'ledger-check':
      return paths.system;
  }
}

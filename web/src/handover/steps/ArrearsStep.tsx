import { formatAmount } from '@grzadka/contract/core/number/amount';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { statementEndpoints } from '@grzadka/contract/statement/statement.endpoints';
import { CertificateButton } from '../../certificate/CertificateButton.tsx';
import { useMay } from '../../core/access/access.ts';
import { PaperButton } from '../../core/paper/PaperButton.tsx';
import { recordPath } from '../../core/record/record-path.ts';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { AmountLine, AmountLines } from '../../core/ui/money/AmountLines.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { receivePath } from '../../payment/receive-path.ts';
import { settlementPlace } from '../../settlement/settlement.paths.ts';
import { handoverText } from '../handover.text.ts';
import { LeaveOut } from './LeaveOut.tsx';
import { mainLook, type StepProps } from './step-props.ts';

const words = handoverText.arrears;

/** What is open on the account that ends, by kind, and what can be done about it (docs/product/handovers.md#steps). */
export function ArrearsStep({ handover, isNext }: StepProps) {
  const { account, arrearsReason, state } = handover;
  const mayReceive = useMay('payment:receive');
  if (account === null) return null;
  const due = dueOn(account);
  return (
    <Stack gap={12}>
      <Text>{words.balance(account.balance)}</Text>
      {account.open.length > 0 && (
        <AmountLines aria-label={words.open}>
          {account.open.map(({ name, amount }) => (
            <AmountLine key={name} amount={formatAmount(amount)}>
              {name}
            </AmountLine>
          ))}
        </AmountLines>
      )}
      <Row gap={8} isCentred>
        {mayReceive && due > 0 && state === 'open' && (
          <ButtonLink isReturning look={mainLook({ isNext })} to={receivePath(account.id, due)}>
            {words.receive}
          </ButtonLink>
        )}
        {due > 0 && (
          <PaperButton
            endpoint={statementEndpoints.statement}
            input={{ params: { id: account.id }, query: {} }}
          >
            {words.transferCode}
          </PaperButton>
        )}
        <CertificateButton settlementId={account.id} />
        <TextLink isReturning to={recordPath(settlementPlace.screens.details, account.id)}>
          {words.account}
        </TextLink>
      </Row>
      {(due > 0 || arrearsReason !== null) && (
        <LeaveOut handover={handover} field="arrearsReason" words={words} />
      )}
    </Stack>
  );
}

/** What is owed with what this handover is about to charge, in grosze. */
function dueOn({ balance, run }: NonNullable<HandoverDetails['account']>): number {
  const isDraft = run !== null && run.number === null;
  return balance + (isDraft ? (run.amount ?? 0) : 0);
}

import { Row } from '../core/ui/elements/Stack.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { OwnReceipts } from './OwnReceipts.tsx';
import { paymentPaths } from './payment.paths.ts';
import { paymentText } from './payment.text.ts';

/** The transactions for who takes money, and may not see that of others: the form, and what they took today. */
export function CashDeskScreen({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <ScreenColumn>
        <Row gap={8}>
          <ButtonLink isReturning look="filled" to={paymentPaths.receive} size="large">
            {paymentText.receive}
          </ButtonLink>
        </Row>
        <OwnReceipts />
      </ScreenColumn>
    </Screen>
  );
}

import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { useMay } from '../../core/access/access.ts';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { chargeAmountText } from '../amount/charge-amount.text.ts';
import { amountsFilePath, amountsPath } from '../charge.paths.ts';
import styles from './AmountsByHand.module.css';

/** How much is set by hand in a run, and the ways to where it is; nothing where none of its kinds is. */
export function AmountsByHand({ run }: { run: ChargeRunDetails }) {
  const mayWrite = useMay(chargeRunRecord.permissions.write) && run.state === 'draft';
  const { count, sum } = run.amountsByHand;
  const isByHand = run.feeKinds.some((kind) => kind.isByHand);
  if (count === 0 && !(isByHand && mayWrite)) return null;
  const { type, showAndChange, show } = chargeAmountText;
  const label = count === 0 ? type : mayWrite ? showAndChange : show;
  return (
    <Section title={chargeAmountText.title}>
      <Text>{chargeAmountText.summary(count, sum)}</Text>
      {mayWrite && <Text isQuiet>{chargeAmountText.hint}</Text>}
      <Row gap={8} className={styles['ways']}>
        <ButtonLink isReturning look="outlined" to={amountsPath(run.id)}>
          {label}
        </ButtonLink>
        {mayWrite && isByHand && (
          <ButtonLink isReturning look="outlined" to={amountsFilePath(run.id)}>
            {chargeAmountText.file}
          </ButtonLink>
        )}
      </Row>
    </Section>
  );
}

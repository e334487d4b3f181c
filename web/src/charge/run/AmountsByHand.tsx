import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { Box, Button, Typography } from '@mui/material';
import { useMay } from '../../core/access/access.ts';
import { Section } from '../../core/ui/Section.tsx';
import { ReturningLink } from '../../core/ui/screen/ReturningLink.tsx';
import { chargeAmountText } from '../amount/charge-amount.text.ts';
import { amountsFilePath, amountsPath } from '../charge.paths.ts';

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
      <Typography>{chargeAmountText.summary(count, sum)}</Typography>
      {mayWrite && <Typography color="textSecondary">{chargeAmountText.hint}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button component={ReturningLink} to={amountsPath(run.id)} variant="outlined">
          {label}
        </Button>
        {mayWrite && isByHand && (
          <Button component={ReturningLink} to={amountsFilePath(run.id)} variant="outlined">
            {chargeAmountText.file}
          </Button>
        )}
      </Box>
    </Section>
  );
}

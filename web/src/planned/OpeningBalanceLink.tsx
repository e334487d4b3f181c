import { Button } from '@mui/material';
import { useMay } from '../core/access/access.ts';
import { paths } from '../core/paths.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';

/** Leads to the opening balances, where the person may write them. */
export function OpeningBalanceLink() {
  return (
    useMay('opening:write') && (
      <Button component={ScreenLink} to={paths.openingBalances} variant="contained">
        Wczytaj bilans otwarcia
      </Button>
    )
  );
}

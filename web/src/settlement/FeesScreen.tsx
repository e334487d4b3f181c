import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { mdiAccountCashOutline } from '@mdi/js';
import { Typography } from '@mui/material';
import { icon } from '../core/ui/icon.ts';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { Tile, TileGrid, TileLink } from '../core/ui/Tile.tsx';
import { settlementText } from './settlement.text.ts';

const AccountsIcon = icon(mdiAccountCashOutline, 'Accounts');

/** What there is about fees, a card for each part. */
export function FeesScreen() {
  return (
    <Screen title={settlementText.fees}>
      <TileGrid>
        <Tile
          icon={AccountsIcon}
          title={<TileLink to={settlementRecord.screens.list}>{settlementText.list}</TileLink>}
        >
          <Typography>{settlementText.card}</Typography>
        </Tile>
      </TileGrid>
    </Screen>
  );
}

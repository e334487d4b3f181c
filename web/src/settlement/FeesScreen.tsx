import { mayRole } from '@grzadka/contract/core/access/permissions';
import { feeKindPlace } from '@grzadka/contract/fee-kind/fee-kind.place';
import { resolutionPlace } from '@grzadka/contract/resolution/resolution.place';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { tariffPlace } from '@grzadka/contract/tariff/tariff.place';
import { mdiAccountCashOutline, mdiCashMultiple, mdiFormatListNumbered, mdiGavel } from '@mdi/js';
import { Typography } from '@mui/material';
import { useRole } from '../core/access/access.ts';
import { icon } from '../core/ui/icon.ts';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { Tile, TileGrid, TileLink } from '../core/ui/Tile.tsx';
import { settlementText } from './settlement.text.ts';

const { cards } = settlementText;

/** The parts of what there is about fees, each for who may read it. */
const parts = [
  {
    record: settlementRecord,
    icon: icon(mdiAccountCashOutline, 'Accounts'),
    title: settlementText.list,
    text: cards.accounts,
  },
  {
    record: tariffPlace,
    icon: icon(mdiCashMultiple, 'Tariffs'),
    title: settlementText.tariffs,
    text: cards.tariffs,
  },
  {
    record: resolutionPlace,
    icon: icon(mdiGavel, 'Resolutions'),
    title: settlementText.resolutions,
    text: cards.resolutions,
  },
  {
    record: feeKindPlace,
    icon: icon(mdiFormatListNumbered, 'FeeKinds'),
    title: settlementText.feeKinds,
    text: cards.feeKinds,
  },
] as const;

/** What there is about fees, a card for each part. */
export function FeesScreen() {
  const role = useRole();
  return (
    <Screen title={settlementText.fees}>
      <TileGrid>
        {parts
          .filter(({ record }) => mayRole(role, record.permissions.read))
          .map(({ record, icon: Icon, title, text }) => (
            <Tile
              key={record.name}
              icon={Icon}
              title={<TileLink to={record.screens.list}>{title}</TileLink>}
            >
              <Typography>{text}</Typography>
            </Tile>
          ))}
      </TileGrid>
    </Screen>
  );
}

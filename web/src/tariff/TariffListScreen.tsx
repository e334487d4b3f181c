import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { ratedYear } from '@grzadka/contract/tariff/rated-year';
import { tariffRecord } from '@grzadka/contract/tariff/tariff.record';
import { useMay } from '../core/access/access.ts';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import { RecordListScreen } from '../core/record/screens/RecordListScreen.tsx';
import { yearPath, yearTitle } from './tariff.paths.ts';
import { tariffScreens } from './tariff.screens.ts';

/** All tariffs; those of a year are set together elsewhere. */
export function TariffListScreen() {
  const mayWrite = useMay(tariffRecord.permissions.write);
  const year = ratedYear(gardenToday());
  return (
    <RecordListScreen
      of={tariffScreens}
      links={mayWrite && <ListLink to={yearPath(year)} label={yearTitle(year)} />}
    />
  );
}

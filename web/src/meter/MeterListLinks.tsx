import { measurementEndpoints } from '@grzadka/contract/meter/measurement/measurement.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import { paths } from '../core/paths.ts';
import { ImportListLink } from '../import/ImportListLink.tsx';
import { meterPaths } from './meter.paths.ts';
import { meterText } from './meter.text.ts';

/** From the list of meters to what belongs to all of them: the sheet, readings to check with their number, losses, and the import. */
export function MeterListLinks() {
  // Without the number the way is still there.
  const { data: count } = useQuery({
    queryKey: ['meter', 'unchecked', 'count'],
    queryFn: async ({ signal }) => {
      const query = { limit: '1' };
      return (await call(measurementEndpoints.unchecked, { query }, { signal })).totalItems;
    },
    retry: false,
  });
  const mayAdd = useMay('measurement:add');
  const { search } = useLocation();
  return (
    <>
      {/* What narrows the list narrows the sheet; its order is that of walking unless another one was chosen. */}
      {mayAdd && <ListLink to={meterPaths.sheet + search} label={meterText.sheet} />}
      <ListLink to={meterPaths.unchecked} label={meterText.unchecked(count)} />
      <ListLink to={paths.zones} label={meterText.losses} />
      <ImportListLink />
    </>
  );
}

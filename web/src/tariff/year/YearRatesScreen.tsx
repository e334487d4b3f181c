import { resolutionRecord } from '@grzadka/contract/resolution/resolution.record';
import { tariffEndpoints } from '@grzadka/contract/tariff/tariff.endpoints';
import { tariffRecord } from '@grzadka/contract/tariff/tariff.record';
import type { FeeKindOfYear } from '@grzadka/contract/tariff/tariff-year.model';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { useParams } from '../../core/navigation/place.ts';
import { paths } from '../../core/paths.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { useGoUp } from '../../core/ui/screen/useGoUp.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { resolutionsQuery } from '../form/ChoiceFields.tsx';
import { yearPath, yearTitle } from '../tariff.paths.ts';
import { YearRates } from './YearRates.tsx';
import { YearResolutionFields } from './YearResolutionFields.tsx';
import { yearRatesText } from './year-rates.text.ts';
import { knownOf, likelyResolution, startRow, yearQuery } from './year-rates.ts';

/** What every fee costs in a year, set at once under one resolution (docs/product/tariffs.md#rates-of-a-year). */
export function YearRatesScreen() {
  const year = Number(useParams()['year']);
  return <YearForm key={year} year={year} />;
}

function YearForm({ year }: { year: number }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(yearQuery(year));
  const resolutions = useQuery(resolutionsQuery);
  const back = paths.fees;
  const goUp = useGoUp(back);
  const tariffsChanged = useRecordChanged(tariffRecord.name);
  const resolutionsChanged = useRecordChanged(resolutionRecord.name);
  const items = data?.items ?? [];
  return (
    <FormScreen
      title={yearTitle(year)}
      back={back}
      endpoint={tariffEndpoints.setYear}
      defaultValues={
        data && resolutions.data && startValues(year, data.items, resolutions.data.items)
      }
      etag={JSON.stringify(knownOf(items))}
      loading={!isFetchedAfterMount || resolutions.isPending}
      loadError={error ?? resolutions.error}
      reload={() => Promise.all([refetch(), resolutions.refetch()])}
      submit={(body) => call(tariffEndpoints.setYear, { body })}
      onSaved={() => {
        tariffsChanged();
        resolutionsChanged();
        notify.success(yearRatesText.saved(year));
        goUp();
      }}
      secondaryActions={[year - 1, year + 1].map((other) => (
        <ButtonLink key={other} to={yearPath(other)}>
          {yearRatesText.otherYear(other)}
        </ButtonLink>
      ))}
    >
      <YearResolutionFields year={year} items={items} />
      <YearRates year={year} items={items} />
    </FormScreen>
  );
}

/** The data of either way to name the resolution, so that nothing typed is lost when the other one is chosen: what is sent is the chosen one's. */
function startValues(
  year: number,
  items: readonly FeeKindOfYear[],
  resolutions: readonly { readonly id: string }[],
) {
  const id = likelyResolution(items, resolutions);
  const resolution = {
    of: id === '' ? ('new' as const) : ('existing' as const),
    id,
    number: '',
    body: 'general-meeting' as const,
    adoptedOn: '',
    subject: '',
    fileId: '',
  };
  return { year, resolution, rows: items.map(startRow), known: knownOf(items) };
}

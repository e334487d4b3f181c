import type { TariffDetails } from '@grzadka/contract/tariff/tariff.model';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '../core/navigation/place.ts';
import { EditRecordScreen } from '../core/record/screens/EditRecordScreen.tsx';
import { NewRecordScreen } from '../core/record/screens/NewRecordScreen.tsx';
import { feeKindsQuery } from '../fee-kind/fee-kind.queries.ts';
import {
  FeeKindField,
  ResolutionField,
  resolutionsQuery,
  useAreChoicesAwaited,
} from './form/ChoiceFields.tsx';
import { InstalmentFields } from './form/InstalmentFields.tsx';
import { TermsFields } from './form/TermsFields.tsx';
import { tariffScreens } from './tariff.screens.ts';
import { newTariff, proposedTariff, typedTariff } from './typed-tariff.ts';
import { likelyResolution, yearQuery } from './year/year-rates.ts';

interface TariffCreateScreenProps {
  loading?: boolean;
  /** What it is for, where that is known. */
  subject?: string | undefined;
  /** What is known of it already. */
  start?: object;
}

/** A tariff to be added. */
export function TariffCreateScreen({ subject, start, loading = false }: TariffCreateScreenProps) {
  return (
    <NewRecordScreen
      subject={subject}
      loading={loading}
      of={{ ...tariffScreens, start: { ...newTariff, ...start } }}
      fields={{
        feeKindId: <FeeKindField />,
        resolutionId: <ResolutionField />,
        terms: <TermsFields />,
        instalments: <InstalmentFields />,
      }}
    />
  );
}

/** The first tariff of a fee kind, from the beginning of a year on, with what is usual for it; the rates of the year are returned to. */
export function FirstTariffScreen() {
  const { year = '', feeKindId = '' } = useParams();
  const { data } = useQuery(feeKindsQuery);
  const rates = useQuery(yearQuery(Number(year)));
  const resolutions = useQuery(resolutionsQuery);
  const isReady = !rates.isPending && !resolutions.isPending;
  const resolutionId = likelyResolution(rates.data?.items ?? [], resolutions.data?.items ?? []);
  return (
    <TariffCreateScreen
      // What the form begins with is not there before.
      key={String(isReady)}
      loading={!isReady}
      subject={data?.items.find(({ id }) => id === feeKindId)?.name}
      start={{
        ...proposedTariff(feeKindId, year),
        feeKindId,
        resolutionId,
        validFrom: `${year}-01-01`,
      }}
    />
  );
}

/** What may be changed of a tariff. */
export function TariffEditScreen() {
  return (
    <EditRecordScreen
      of={tariffScreens}
      start={typedTariff}
      fields={fieldsOf}
      loading={useAreChoicesAwaited()}
    />
  );
}

function fieldsOf(tariff: TariffDetails | undefined) {
  return {
    feeKindId: <FeeKindField own={tariff?.feeKind.id} />,
    resolutionId: <ResolutionField />,
    terms: <TermsFields />,
    instalments: <InstalmentFields />,
  };
}

import { largestPageSize } from '@grzadka/contract/core/list/list';
import { resolutionEndpoints } from '@grzadka/contract/resolution/resolution.endpoints';
import type { ResolutionListItem } from '@grzadka/contract/resolution/resolution.model';
import { resolutionRecord } from '@grzadka/contract/resolution/resolution.record';
import { isResolvedLate, lateResolution } from '@grzadka/contract/tariff/tariff.model';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { callQuery, servesScreen } from '../../core/api/call-query.ts';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { FieldWithHint } from '../../core/record/screens/plain-form.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { feeKindsQuery } from '../../fee-kind/fee-kind.queries.ts';
import { tariffText } from '../tariff.text.ts';
import styles from './ChoiceFields.module.css';

/** The resolutions, the latest first. */
export const resolutionsQuery = {
  ...callQuery([resolutionRecord.name, 'choice'], resolutionEndpoints.list, {
    query: { limit: String(largestPageSize) },
  }),
  staleTime: servesScreen,
};

/**
 * Whether fee kinds and resolutions are on their way: a form that begins with some of them opens once they are there, since
 * their names take as many lines as they need, and what stands below would move.
 */
export function useAreChoicesAwaited(): boolean {
  const kinds = useQuery(feeKindsQuery);
  const resolutions = useQuery(resolutionsQuery);
  return kinds.isLoading || resolutions.isLoading;
}

/** Resolutions to choose from. */
export function resolutionOptions(resolutions: readonly ResolutionListItem[] = []) {
  return resolutions.map(({ id, number, subject }) => ({
    value: id,
    label: `${number} – ${subject}`,
  }));
}

/** The choice of what is charged for: the active fee kinds, and that which a tariff has already. */
export function FeeKindField({ own }: { own?: string | undefined }) {
  const { data } = useQuery(feeKindsQuery);
  const kinds = (data?.items ?? []).filter(({ id, active }) => active || id === own);
  return (
    <FormSelectField
      name="feeKindId"
      label={tariffText.feeKind}
      placeholder={tariffText.choose}
      options={kinds.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** The choice of the resolution on which a tariff rests, with a warning where that came too late. */
export function ResolutionField() {
  const { data: kinds } = useQuery(feeKindsQuery);
  const { data } = useQuery(resolutionsQuery);
  const [kindId, resolutionId, validFrom]: unknown[] = useWatch({
    name: ['feeKindId', 'resolutionId', 'validFrom'],
  });
  const kind = kinds?.items.find(({ id }) => id === kindId);
  const resolution = data?.items.find(({ id }) => id === resolutionId);
  const isLate =
    kind !== undefined &&
    resolution !== undefined &&
    typeof validFrom === 'string' &&
    isResolvedLate(kind, resolution, validFrom);
  return (
    <div>
      <FieldWithHint>
        <FormSelectField
          name="resolutionId"
          label={tariffText.resolution}
          placeholder={tariffText.choose}
          helper={tariffText.resolutionHint}
          options={resolutionOptions(data?.items)}
        />
      </FieldWithHint>
      {/* Always there, so that it is read aloud when it comes. */}
      <output className={styles['late']}>
        {isLate && <Notice tone="warning">{lateResolution}</Notice>}
      </output>
    </div>
  );
}

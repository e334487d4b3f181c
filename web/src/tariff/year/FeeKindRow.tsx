import { methodLabels } from '@grzadka/contract/tariff/tariff.labels';
import { tariffList } from '@grzadka/contract/tariff/tariff.list';
import { ratesOf } from '@grzadka/contract/tariff/tariff-rates';
import { instalmentsInWords, rateText } from '@grzadka/contract/tariff/tariff-words';
import type { FeeKindOfYear } from '@grzadka/contract/tariff/tariff-year.model';
import { usualTariff } from '@grzadka/contract/tariff/usual-tariffs';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { firstOfYearPath, tariffPlace } from '../tariff.paths.ts';
import styles from './FeeKindRow.module.css';
import { rateLabels, standingText, yearRatesText } from './year-rates.text.ts';
import { basisOf } from './year-rates.ts';

const ofKind = tariffList.filters.feeKind;

interface FeeKindRowProps {
  year: number;
  item: FeeKindOfYear;
  /** Where its rates are in the form. */
  name: string;
}

/** What a fee kind cost, and a field for each rate that it is to cost; or the way to where that is set. */
export function FeeKindRow({ year, item, name }: FeeKindRowProps) {
  const { feeKind, own, before } = item;
  const basis = own ?? before;
  const standing = standingText(item, year);
  const usual = basis ? undefined : usualTariff(feeKind.id);
  return (
    <fieldset aria-label={feeKind.name} className={styles['row']}>
      <div>
        <Text className={styles['name']}>{feeKind.name}</Text>
        {basis && (
          <Text kind="body2" isQuiet>
            {[methodLabels[basis.terms.method], basis.instalmentsInWords, standing]
              .filter((words) => words !== undefined)
              .join(', ')}
          </Text>
        )}
        {usual && (
          <Text kind="body2" isQuiet>
            {yearRatesText.proposed(
              methodLabels[usual.terms.method],
              instalmentsInWords(usual.instalments),
            )}
          </Text>
        )}
      </div>
      <div className={styles['rates']}>
        {basisOf(item) ? (
          <RateFields year={year} item={item} name={name} />
        ) : (
          <OtherWay year={year} item={item} />
        )}
      </div>
    </fieldset>
  );
}

/** A field for each rate, beside what it was the year before. */
function RateFields({ year, item: { own, before }, name }: FeeKindRowProps) {
  const basis = own ?? before;
  if (!basis) return null;
  const labels = rateLabels(basis.terms);
  const past = before ? ratesOf(before.terms) : [];
  return labels.map((label, tier) => {
    const rate = past.length === labels.length ? past[tier] : undefined;
    return (
      <div key={label} className={styles['beside']}>
        <Text isQuiet className={styles['past']}>
          <span>{year - 1}</span>
          <span>{rate === undefined ? yearRatesText.noRate : rateText(rate)}</span>
        </Text>
        <div className={styles['own']}>
          <FormTextField name={`${name}.${tier}`} label={label} inputMode="decimal" />
        </div>
      </div>
    );
  });
}

/** Where a fee gets its first tariff, or has several that one rate does not tell. */
function OtherWay({ year, item: { feeKind, changes } }: Omit<FeeKindRowProps, 'name'>) {
  const tariffs = `${tariffPlace.screens.list}?${new URLSearchParams({
    [ofKind.switch]: 'true',
    [ofKind.parameter]: feeKind.id,
  })}`;
  return (
    <div className={styles['beside']}>
      <Text isQuiet className={styles['past']}>
        {changes && yearRatesText.changes}
      </Text>
      <div className={styles['own']}>
        <ButtonLink
          isReturning
          to={changes ? tariffs : firstOfYearPath(year, feeKind.id)}
          aria-label={`${changes ? yearRatesText.showTariffs : yearRatesText.setMethod}: ${feeKind.name}`}
          look="outlined"
        >
          {changes ? yearRatesText.showTariffs : yearRatesText.setMethod}
        </ButtonLink>
      </div>
    </div>
  );
}

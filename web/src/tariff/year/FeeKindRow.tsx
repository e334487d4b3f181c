import { methodLabels } from '@grzadka/contract/tariff/tariff.labels';
import { tariffList } from '@grzadka/contract/tariff/tariff.list';
import { ratesOf } from '@grzadka/contract/tariff/tariff-rates';
import { instalmentsInWords, rateText } from '@grzadka/contract/tariff/tariff-words';
import type { FeeKindOfYear } from '@grzadka/contract/tariff/tariff-year.model';
import { usualTariff } from '@grzadka/contract/tariff/usual-tariffs';
import { Box, Button, Typography } from '@mui/material';
import { createSearchParams } from 'react-router';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { ReturningLink } from '../../core/ui/screen/ReturningLink.tsx';
import { firstOfYearPath, tariffPlace } from '../tariff.paths.ts';
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
    <Box component="fieldset" aria-label={feeKind.name} sx={rowStyle}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{feeKind.name}</Typography>
        {basis && (
          <Typography color="textSecondary" variant="body2">
            {[methodLabels[basis.terms.method], basis.instalmentsInWords, standing]
              .filter((words) => words !== undefined)
              .join(', ')}
          </Typography>
        )}
        {usual && (
          <Typography color="textSecondary" variant="body2">
            {yearRatesText.proposed(
              methodLabels[usual.terms.method],
              instalmentsInWords(usual.instalments),
            )}
          </Typography>
        )}
      </div>
      <Box sx={ratesStyle}>
        {basisOf(item) ? (
          <RateFields year={year} item={item} name={name} />
        ) : (
          <OtherWay year={year} item={item} />
        )}
      </Box>
    </Box>
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
      <Box key={label} sx={besideStyle}>
        <Typography sx={pastStyle}>
          <span>{year - 1}</span>
          <span>{rate === undefined ? yearRatesText.noRate : rateText(rate)}</span>
        </Typography>
        <Box sx={ownStyle}>
          <FormTextField name={`${name}.${tier}`} label={label} inputMode="decimal" />
        </Box>
      </Box>
    );
  });
}

/** Where a fee gets its first tariff, or has several that one rate does not tell. */
function OtherWay({ year, item: { feeKind, changes } }: Omit<FeeKindRowProps, 'name'>) {
  const tariffs = `${tariffPlace.screens.list}?${createSearchParams({
    [ofKind.switch]: 'true',
    [ofKind.parameter]: feeKind.id,
  })}`;
  return (
    <Box sx={besideStyle}>
      <Typography color="textSecondary" sx={pastStyle}>
        {changes && yearRatesText.changes}
      </Typography>
      <Box sx={ownStyle}>
        <Button
          component={ReturningLink}
          to={changes ? tariffs : firstOfYearPath(year, feeKind.id)}
          aria-label={`${changes ? yearRatesText.showTariffs : yearRatesText.setMethod}: ${feeKind.name}`}
          variant="outlined"
        >
          {changes ? yearRatesText.showTariffs : yearRatesText.setMethod}
        </Button>
      </Box>
    </Box>
  );
}

/** The fee beside its rates where there is room for both. */
const rowStyle = {
  m: 0,
  px: 0,
  py: 2,
  minWidth: 0,
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 3,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  overflowWrap: 'anywhere',
} as const;

const ratesStyle = { display: 'flex', flexDirection: 'column', rowGap: 1.5 } as const;

/** Each rate beside what it was, or below that where its label would not fit; what is typed is one column. */
const besideStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  alignItems: 'start',
} as const;

const ownStyle = { flex: '3 1 12rem', minWidth: 0 } as const;

/** As high as the text within the field beside it. */
const pastStyle = {
  flex: '2 1 5rem',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  py: 2,
  '&:empty': { py: 0 },
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;

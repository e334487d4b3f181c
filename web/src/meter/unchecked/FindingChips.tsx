import {
  confirmedFindingLabels,
  type FindingCode,
  wantsAnswer,
} from '@grzadka/contract/meter/measurement/finding';
import { styled } from '@mui/material/styles';

/** What is to be answered in a measurement, in a few words each. */
export function FindingChips({ verdict }: { verdict: readonly FindingCode[] }) {
  return (
    <Chips>
      {verdict.filter(wantsAnswer).map((code) => (
        <Chip key={code}>{confirmedFindingLabels[code]}</Chip>
      ))}
    </Chips>
  );
}

const Chips = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem' });

/** One plain element, because rows are made while a person scrolls. */
const Chip = styled('span')(({ theme: { palette } }) => ({
  paddingInline: '0.625rem',
  borderRadius: '1rem',
  backgroundColor: palette.warning.light,
  color: palette.text.primary,
  fontSize: '0.875rem',
  fontWeight: 600,
}));

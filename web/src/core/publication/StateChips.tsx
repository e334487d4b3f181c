import {
  type PublicationState,
  pinnedLabel,
  publicationStateLabels,
} from '@grzadka/contract/core/publication/publication-state';
import { styled } from '@mui/material/styles';

interface StateChipsProps {
  state: PublicationState;
  pinned?: boolean;
}

/** The state of a record in a word, and whether it is pinned. */
export function StateChips({ state, pinned = false }: StateChipsProps) {
  return (
    <>
      <StateChip data-state={state}>{publicationStateLabels[state]}</StateChip>
      {pinned && (
        <>
          {' '}
          <StateChip data-state="pinned">{pinnedLabel}</StateChip>
        </>
      )}
    </>
  );
}

/** One plain element, because rows are made while a person scrolls. */
const StateChip = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-block',
  paddingInline: '0.625rem',
  border: `1px solid ${palette.divider}`,
  borderRadius: '1rem',
  backgroundColor: palette.background.default,
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&[data-state=visible]': {
    borderColor: 'transparent',
    backgroundColor: palette.success.light,
    color: palette.success.dark,
  },
  '&[data-state=scheduled]': {
    borderColor: 'transparent',
    backgroundColor: palette.info.light,
    color: palette.info.dark,
  },
  '&[data-state=pinned]': {
    borderColor: 'transparent',
    backgroundColor: palette.secondary.light,
    color: palette.secondary.dark,
  },
}));

/** The one version of a page that readers see, among others that are visible, too. */
export const InForceChip = styled(StateChip)(({ theme: { palette } }) => ({
  borderColor: 'transparent',
  backgroundColor: palette.success.dark,
  color: palette.success.light,
}));

import type { CardLevel } from '@grzadka/contract/core/system-card';
import { mdiCheckCircleOutline, mdiHelpCircleOutline } from '@mdi/js';
import { styled } from '@mui/material/styles';
import { icon } from '../core/ui/icon.ts';
import { ErrorIcon, WarningIcon } from '../core/ui/icons.ts';
import { systemText } from './system.text.ts';

const OkIcon = icon(mdiCheckCircleOutline, 'Ok');
const UnknownIcon = icon(mdiHelpCircleOutline, 'Unknown');

const icons = { ok: OkIcon, warning: WarningIcon, problem: ErrorIcon } as const;

interface LevelChipProps {
  /** Null where it could not be found out. */
  level: CardLevel | null;
}

/** A level in a word, a sign and a colour. */
export function LevelChip({ level }: LevelChipProps) {
  const Icon = level === null ? UnknownIcon : icons[level];
  return (
    <Chip data-level={level}>
      <Icon size="small" />
      {level === null ? systemText.unknown : systemText.levels[level]}
    </Chip>
  );
}

const Chip = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  padding: '0.125rem 0.625rem',
  border: `1px solid ${palette.divider}`,
  borderRadius: '1rem',
  backgroundColor: palette.background.default,
  fontSize: '0.875rem',
  fontWeight: 600,
  '&[data-level=ok]': {
    borderColor: 'transparent',
    backgroundColor: palette.success.light,
    color: palette.success.dark,
  },
  '&[data-level=warning]': {
    borderColor: 'transparent',
    backgroundColor: palette.warning.light,
    color: palette.warning.dark,
  },
  '&[data-level=problem]': {
    borderColor: 'transparent',
    backgroundColor: palette.error.light,
    color: palette.error.dark,
  },
}));

import type { CardLevel } from '@grzadka/contract/core/system-card';
import { mdiCheckCircleOutline, mdiHelpCircleOutline } from '@mdi/js';
import { icon } from '../core/ui/icon.ts';
import { ErrorIcon, WarningIcon } from '../core/ui/icons.ts';
import styles from './LevelChip.module.css';
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
    <span data-level={level} className={styles['chip']}>
      <Icon size="small" />
      {level === null ? systemText.unknown : systemText.levels[level]}
    </span>
  );
}

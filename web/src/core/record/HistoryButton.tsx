import type { Permission } from '@grzadka/contract/core/access/permissions';
import { mdiHistory } from '@mdi/js';
import { useMay } from '../access/access.ts';
import { icon } from '../ui/icon.ts';
import { BarLink } from '../ui/screen/BarLink.tsx';
import { uiText } from '../ui/ui.text.ts';
import { historyPath } from './history-path.ts';

const HistoryIcon = icon(mdiHistory, 'History');

interface HistoryButtonProps {
  /** The record's name among all kinds. */
  recordType: string;
  recordId: string;
  /** Who may read it, where that is not everybody who may read the record. */
  permission?: Permission;
}

/** Leads to what happened to the record on the screen; nothing for who may not read that. */
export function HistoryButton({
  recordType,
  recordId,
  permission = 'audit:history',
}: HistoryButtonProps) {
  const mayReadAny = useMay('audit:history');
  const mayRead = useMay(permission);
  if (!mayReadAny || !mayRead) return null;
  return (
    <BarLink to={historyPath(recordType, recordId)} label={uiText.history} icon={HistoryIcon} />
  );
}

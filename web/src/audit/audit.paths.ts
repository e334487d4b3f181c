import { generatePath } from 'react-router';
import { paths } from '../core/paths.ts';
import { historyPattern } from '../core/record/history-path.ts';

const list = `${paths.system}/dziennik`;

/** The patterns of the addresses at which the audit is read: all of it, or what happened to one record. */
export const auditPatterns = {
  list,
  entry: `${list}/:entryId`,
  history: historyPattern,
  historyEntry: `${historyPattern}/:entryId`,
} as const;

/** The addresses of the audit's screens. */
export const auditPaths = {
  list,
  entry: (entryId: string) => generatePath(auditPatterns.entry, { entryId }),
  historyEntry: (record: { recordType: string; recordId: string }, entryId: string) =>
    generatePath(auditPatterns.historyEntry, { ...record, entryId }),
} as const;

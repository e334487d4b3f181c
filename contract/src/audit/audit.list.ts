import { defineList } from '../core/list/list.ts';
import { choiceFilter, rangeFilter, recordFilter } from '../core/list/list-filters.ts';
import { auditFieldLabels, auditListItem } from './audit.model.ts';
import { auditActionGroups, auditActions } from './audit-actions.ts';
import { auditLoginsCall } from './audit-logins.ts';
import { type AuditedType, auditedTypes } from './audited-records.ts';

/** Every action but those of sessions. */
export const withoutSessions = 'without-sessions';

const typeLabels = Object.fromEntries(
  [...auditedTypes].map(([type, { label }]) => [type, label]),
) as Record<AuditedType, string>;

/**
 * The entries of the audit, the newest first. What an import did to single records stands below its own entry: it is
 * listed where one import or one record is asked for.
 */
export const auditList = defineList({
  item: auditListItem,
  purpose: 'Dziennik pokazuje, kto, kiedy i co zmienił w programie. Zapisuje się sam.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj osoby albo nazwy' },
  filters: {
    recordType: choiceFilter({
      label: auditFieldLabels.recordType,
      switch: 'filter-by-record-type',
      parameter: 'record-type',
      options: { all: 'Wszystkie', ...typeLabels },
      neutral: 'all',
      initial: { enabled: false, value: 'all' },
    }),
    action: choiceFilter({
      label: auditFieldLabels.action,
      switch: 'filter-by-action',
      parameter: 'action',
      options: { all: 'Wszystkie', [withoutSessions]: 'Bez logowań', ...auditActions },
      groups: auditActionGroups,
      neutral: 'all',
      // A call without this filter gets all; the screen opens without the sign-ins, which show only hours of work.
      initial: { enabled: true, value: withoutSessions },
    }),
    login: recordFilter({
      label: auditFieldLabels.actor,
      switch: 'filter-by-login',
      parameter: 'login-id',
      options: auditLoginsCall,
    }),
    record: recordFilter({
      label: 'Tylko jedna pozycja',
      switch: 'filter-by-record',
      parameter: 'record-id',
    }),
    import: recordFilter({
      label: 'Tylko jeden wczytany plik',
      switch: 'filter-by-import',
      parameter: 'import-id',
    }),
    time: rangeFilter('time', 'instant-range', { label: auditFieldLabels.at }),
  },
  sorts: { at: 'Daty' },
  initialSort: { by: 'at', direction: 'desc' },
});

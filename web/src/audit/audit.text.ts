import { type AuditListItem, auditFieldLabels } from '@grzadka/contract/audit/audit.model';
import { actionLabel } from '@grzadka/contract/audit/audit-actions';
import { auditedRecord } from '@grzadka/contract/audit/audited-records';
import { uiText } from '../core/ui/ui.text.ts';

/** The texts of the audit's screens. */
export const auditText = {
  list: 'Dziennik zmian',
  card: 'Kto, kiedy i co zmienił.',
  history: uiText.history,
  entry: 'Szczegóły zmiany',
  ...auditFieldLabels,
  atAndBy: 'Kiedy i kto',
  showEntry: 'Szczegóły',
  noChanges: 'Ta czynność nie zmieniła żadnych danych.',
  before: 'Było',
  after: 'Jest',
  along: 'Razem z tym usunięto',
  none: '(brak)',
  /** In the list, of an action that says all itself. */
  nothing: '–',
  /** Behind what changed, where a row has no room for all of it. */
  more: 'więcej',
  moreOf: (entry: string) => `więcej: ${entry}`,
  imported: 'Pozycje z tego pliku',
  unlimited: '(bezterminowo)',
  unknown: '(nieznane)',
  restore: 'Przywróć',
  restoreTitle: 'Przywrócić usunięte dane?',
  restoreQuestion: (what: string) =>
    `Program przywróci: ${what} i wszystko, co usunięto razem z tym.`,
  restoring: 'Przywracanie…',
  restored: (what: string) => `Przywrócono: ${what}`,
} as const;

/** What a deletion takes along, by table; what is not here says nothing to people. */
export const alongLabels: Readonly<Record<string, string>> = {
  login: 'loginy',
  membership: 'członkostwo w PZD',
  assignment: 'przypisania działek',
  transferApplication: 'zgłoszenia przeniesienia prawa do działki',
  settlement: 'konta rozliczeniowe',
  exemption: 'ulgi',
  contentBlock: 'bloki treści',
};

/** The kind of record that an entry is about, in words. */
function typeLabel({ type }: AuditListItem['record']): string {
  return auditedRecord(type)?.label ?? type;
}

/** The record that an entry is about, such as 'Działka: 12A'. */
export function recordText(record: AuditListItem['record']): string {
  return record.name === null ? typeLabel(record) : `${typeLabel(record)}: ${record.name}`;
}

/** What was done to what, such as 'Zmiana – Działka: 12A'. */
export function entryText({ action, record }: Pick<AuditListItem, 'action' | 'record'>): string {
  return `${actionLabel(action)} – ${recordText(record)}`;
}

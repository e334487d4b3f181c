import type { Permission } from '../core/access/permissions.ts';

/** What the audit knows of a kind of record. */
export interface AuditedRecord {
  /** One of them, as the list of the audit calls it. */
  readonly label: string;
  /** Who may read such a record, and with it what happened to it. */
  readonly read: Permission;
  /** The tables whose columns its entries tell, its own first. */
  readonly tables: readonly string[];
}

const content = ['contentBlock'] as const;

/** The kinds of records that the audit tells of, by the names that its entries have for them. */
export const auditedRecords = {
  news: { label: 'Wpis w aktualnościach', read: 'news:read', tables: ['news', ...content] },
  notice: { label: 'Ogłoszenie', read: 'notice:read', tables: ['notice', ...content] },
  'page-version': {
    label: 'Wersja podstrony',
    read: 'page:read',
    tables: ['pageVersion', ...content],
  },
  document: { label: 'Dokument', read: 'document:read', tables: ['document'] },
  party: { label: 'Podmiot', read: 'party:read', tables: ['party'] },
  login: { label: 'Login', read: 'login:read', tables: ['login'] },
  garden: { label: 'Działka', read: 'garden:read', tables: ['garden'] },
  assignment: { label: 'Przypisanie działki', read: 'party:read', tables: ['assignment'] },
  meter: {
    label: 'Licznik',
    read: 'meter:read',
    tables: ['meter', 'measurement', 'installation', 'measurementReversal'],
  },
  zone: { label: 'Strefa', read: 'zone:read', tables: ['zone'] },
  sector: { label: 'Sektor', read: 'sector:read', tables: ['sector'] },
  settings: { label: 'Ustawienia', read: 'settings:read', tables: ['settings', 'settingsLogo'] },
  backup: { label: 'Kopia zapasowa', read: 'audit:read', tables: [] },
  import: { label: 'Wczytany plik', read: 'audit:read', tables: [] },
  export: { label: 'Pobrana lista', read: 'audit:read', tables: [] },
  audit: { label: 'Dziennik zmian', read: 'audit:read', tables: [] },
} as const satisfies Record<string, AuditedRecord>;

export type AuditedType = keyof typeof auditedRecords;

/** What the audit knows of the kind; undefined of one that it has no words for. */
export function auditedRecord(recordType: string): AuditedRecord | undefined {
  return Object.hasOwn(auditedRecords, recordType)
    ? auditedRecords[recordType as AuditedType]
    : undefined;
}

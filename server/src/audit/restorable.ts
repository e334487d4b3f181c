import type { Database } from '#src/core/database/tables.ts';

/**
 * The tables whose rows a deletion may take along and a restore brings back, in the order in which
 * they refer to each other.
 */
export const restoredTables = [
  'party',
  'login',
  'assignment',
  'content',
  'contentBlock',
  'news',
  'notice',
  'pageVersion',
  'document',
] as const satisfies readonly (keyof Database)[];

/** What can be deleted and restored, as operators call it. */
export const restorableTypes = {
  party: 'podmiot',
  news: 'wpis w aktualnościach',
  notice: 'ogłoszenie',
  'page-version': 'wersja podstrony',
  document: 'dokument',
} as const;

export type RestorableType = keyof typeof restorableTypes;

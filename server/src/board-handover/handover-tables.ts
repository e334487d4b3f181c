import { roleLabel } from '@grzadka/contract/core/access/roles';
import type { TableExport } from '@grzadka/contract/core/export/export-columns';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import type { RecordField } from '@grzadka/contract/core/record/record-fields';
import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import type { Settings } from '@grzadka/contract/settings/settings.model';
import { settingsRecord } from '@grzadka/contract/settings/settings.record';
import type { Receivable } from '#src/ledger/receivables.repo.ts';
import { deadlineLabels, handoverText, matterLabels } from './handover.text.ts';
import type { HandedDocument, HandedLogin, HandedPlace, OpenMatter } from './read-handover.ts';

type Table<Item> = Pick<TableExport<Item>, 'sheetName' | 'columns' | 'notice'>;

const { columns: words, personal: notice } = handoverText;

/** Who may sign in. */
export const loginTable: Table<HandedLogin> = {
  sheetName: 'Loginy',
  notice,
  columns: [
    { kind: 'text', heading: words.userName, value: ({ userName }) => userName },
    { kind: 'text', heading: words.party, width: 36, value: ({ party }) => party },
    { kind: 'text', heading: words.role, value: ({ role }) => roleLabel(role) },
    {
      kind: 'text',
      heading: words.state,
      value: ({ enabled }) => (enabled ? handoverText.enabled : handoverText.disabled),
    },
    {
      kind: 'text',
      heading: words.secondFactor,
      value: ({ hasSecondFactor }) => yesOrNo(hasSecondFactor),
    },
  ],
};

/** A setting in words. */
interface Setting {
  readonly label: string;
  readonly value: string;
}

/** What the association says of itself. */
export const settingsTable: Table<Setting> = {
  sheetName: 'Ustawienia',
  columns: [
    { kind: 'text', heading: words.setting, width: 40, value: ({ label }) => label },
    { kind: 'text', heading: words.value, width: 60, value: ({ value }) => value },
  ],
};

/** Each setting that has a label, in the order of the record. */
export function settingsInWords(settings: Settings): Setting[] {
  const values: Readonly<Record<string, unknown>> = settings;
  return Object.entries<RecordField | null>(settingsRecord.fields).flatMap(([name, field]) =>
    field === null || !(name in values)
      ? []
      : [{ label: field.label, value: inWords(field, values[name]) }],
  );
}

function inWords(field: RecordField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field.kind === 'flag') return yesOrNo(value === true);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (field.kind === 'money') return formatAmount(Number(text));
  return field.kind === 'choice' ? (field.options[text] ?? '') : text;
}

/** What the next board goes on with. */
export const matterTable: Table<OpenMatter> = {
  sheetName: 'Sprawy otwarte',
  notice,
  columns: [
    { kind: 'text', heading: words.what, width: 36, value: ({ kind }) => matterLabels[kind] },
    { kind: 'text', heading: words.name, width: 60, value: ({ name }) => name },
    { kind: 'money', heading: words.amount, value: ({ amount }) => amount },
    { kind: 'day', heading: words.since, value: ({ day }) => day },
  ],
};

/** What counts down. */
export const deadlineTable: Table<Deadline> = {
  sheetName: 'Terminy',
  columns: [
    { kind: 'text', heading: words.what, width: 44, value: ({ kind }) => deadlineLabels[kind] },
    {
      kind: 'text',
      heading: words.name,
      width: 44,
      value: (deadline) => ('title' in deadline ? deadline.title : null),
    },
    { kind: 'day', heading: words.lastDay, value: ({ on }) => on },
    { kind: 'number', heading: words.daysLeft, value: ({ daysLeft }) => daysLeft },
  ],
};

/** The documents, which stay where they are. */
export const documentTable: Table<HandedDocument> = {
  sheetName: 'Dokumenty',
  columns: [
    { kind: 'text', heading: words.name, width: 44, value: ({ name }) => name },
    { kind: 'text', heading: words.fileName, width: 36, value: ({ fileName }) => fileName },
    { kind: 'number', heading: words.kilobytes, value: ({ size }) => Math.ceil(size / 1024) },
    { kind: 'instant', heading: words.added, value: ({ createdAt }) => createdAt },
    {
      kind: 'instant',
      heading: words.publishedFrom,
      value: ({ publicationFromDate }) => publicationFromDate,
    },
    {
      kind: 'instant',
      heading: words.publishedThru,
      value: ({ publicationThruDate }) => publicationThruDate,
    },
  ],
};

/** Who owes what; an account's balance is what it owes less what it has overpaid. */
export const accountTable: Table<Receivable> = {
  sheetName: 'Konta rozliczeniowe',
  notice,
  columns: [
    { kind: 'text', heading: words.reference, value: ({ reference }) => reference },
    { kind: 'text', heading: words.plot, value: ({ plot }) => plot },
    { kind: 'text', heading: words.sector, value: ({ sector }) => sector },
    { kind: 'text', heading: words.holders, width: 44, value: ({ holders }) => holders },
    { kind: 'money', heading: words.owed, value: (account) => owedOf(account) },
    { kind: 'money', heading: words.due, value: ({ due }) => due },
    { kind: 'money', heading: words.overpaid, value: ({ overpaid }) => overpaid },
  ],
};

/** What of an account is to be paid. */
export function owedOf({ balance, overpaid }: Receivable): number {
  return balance + overpaid;
}

/** Bank accounts and cash boxes. */
export const placeTable: Table<HandedPlace> = {
  sheetName: 'Bank i kasa',
  columns: [
    { kind: 'text', heading: words.place, value: ({ kind }) => handoverText[kind] },
    { kind: 'text', heading: words.name, width: 36, value: ({ name }) => name },
    { kind: 'text', heading: words.nrb, width: 34, value: ({ nrb }) => nrb },
    { kind: 'money', heading: words.balance, value: ({ balance }) => balance },
    { kind: 'day', heading: words.statementDay, value: ({ statementDay }) => statementDay },
    {
      kind: 'money',
      heading: words.statementClosing,
      value: ({ statementClosing }) => statementClosing,
    },
  ],
};

function yesOrNo(value: boolean): string {
  return value ? handoverText.yes : handoverText.no;
}

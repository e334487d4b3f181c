/** Whether a text tells of a person: what is copied, kept or erased by law goes by it. */
export type Personal = 'personal' | 'not-personal';

/** A column of a record's table as people are told of it: its label, and what it is. */
export type RecordField =
  | {
      readonly kind: 'text' | 'phone' | 'bank-account' | 'html';
      readonly label: string;
      readonly personal: Personal;
    }
  | { readonly kind: 'number' | 'bytes' | 'instant' | 'day' | 'flag'; readonly label: string }
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly options: Readonly<Record<string, string>>;
    }
  /** The id of a record, told by its name. */
  | { readonly kind: 'record'; readonly label: string; readonly recordType: string };

/** Every column of a table; null for one that says nothing to people, or may never be told. */
export type RecordFields = Readonly<Record<string, RecordField | null>>;

export const text = (label: string, personal: Personal) =>
  ({ kind: 'text', label, personal }) as const;
export const number = (label: string) => ({ kind: 'number', label }) as const;
export const instant = (label: string) => ({ kind: 'instant', label }) as const;
export const day = (label: string) => ({ kind: 'day', label }) as const;
export const flag = (label: string) => ({ kind: 'flag', label }) as const;
export const choice = (label: string, options: Readonly<Record<string, string>>) =>
  ({ kind: 'choice', label, options }) as const;
export const record = (label: string, recordType: string) =>
  ({ kind: 'record', label, recordType }) as const;

/** What every row has, and nobody sets. */
export const times = { id: null, createdAt: null, updatedAt: null } as const;

/** The same of a row that can be changed. */
export const bookkeeping = { ...times, version: null } as const;

/** Whether a text is about a person: what is copied, kept or erased by law goes by it. */
export type Personal = 'personal' | 'not-personal';

/** How a field stands on the screens of its record. */
interface Look {
  /** Its share of a row's width; without one it is no column of the list. */
  readonly share?: number;
  /** The words on screens where there is none, if that means something. */
  readonly none?: string;
  /** What its form says below it while nothing is wrong with it. */
  readonly hint?: string;
}

/** What an amount above zero and one below it are called, where words distinguish them. */
interface SidesOfMoney {
  readonly owed: string;
  readonly overpaid: string;
}

interface TextLook extends Look {
  /** What is shown in place of a name in double braces, such as '{{dzialka}}', which is filled in elsewhere. */
  readonly filledIn?: Readonly<Record<string, string>>;
  /** How many characters of it a form takes. */
  readonly max?: number;
  /** What is said where a form leaves it empty; without that it may be. */
  readonly empty?: string;
  /** What is said where another record has it; the table's constraint is named after the column: `zone_name_unique`. */
  readonly unique?: string;
}

interface NumberLook extends Look {
  /** It names a year, whose thousands are not set apart. */
  readonly isYear?: true;
  /** How many decimals it always has; else as many as it takes. */
  readonly decimals?: number;
}

interface FlagLook extends Look {
  /** What the form of a new record starts with, where that is yes. */
  readonly initially?: true;
}

interface FieldOf<Kind extends string> extends Look {
  readonly kind: Kind;
  readonly label: string;
}

/** A column of a record's table as people see it: its label, and what it is. */
export type RecordField =
  | (FieldOf<'phone' | 'bank-account' | 'html'> & { readonly personal: Personal })
  | (FieldOf<'text'> & TextLook & { readonly personal: Personal })
  | (FieldOf<'number'> & NumberLook)
  | FieldOf<'bytes' | 'instant' | 'day'>
  | (FieldOf<'flag'> & FlagLook)
  /** In grosze. */
  | (FieldOf<'money'> & Partial<SidesOfMoney>)
  | (FieldOf<'choice'> & { readonly options: Readonly<Record<string, string>> })
  /** The id of a record, shown as its name. */
  | (FieldOf<'record'> & { readonly recordType: string });

/** Every column of a table; null for one that says nothing to people, or may never be shown. */
export type RecordFields = Readonly<Record<string, RecordField | null>>;

export const text = <const Own extends TextLook = object>(
  label: string,
  personal: Personal,
  look?: Own,
) => ({ kind: 'text', label, personal, ...(look as Own) }) as const;
export const number = (label: string, look?: NumberLook) =>
  ({ kind: 'number', label, ...look }) as const;
export const money = (label: string, look?: Look & Partial<SidesOfMoney>) =>
  ({ kind: 'money', label, ...look }) as const;
export const instant = (label: string) => ({ kind: 'instant', label }) as const;
export const day = (label: string, look?: Look) => ({ kind: 'day', label, ...look }) as const;
export const flag = (label: string, look?: FlagLook) => ({ kind: 'flag', label, ...look }) as const;
export const choice = <const Options extends Readonly<Record<string, string>>>(
  label: string,
  options: Options,
  look?: Look,
) => ({ kind: 'choice', label, options, ...look }) as const;
export const record = (label: string, recordType: string, look?: Look) =>
  ({ kind: 'record', label, recordType, ...look }) as const;

/** What every row has, and nobody sets. */
export const times = { id: null, createdAt: null, updatedAt: null } as const;

/** The same of a row that can be changed. */
export const bookkeeping = { ...times, version: null } as const;

import type { RecordFields } from '@grzadka/contract/core/record/record-fields';

type Kinds = Pick<{ readonly fields: RecordFields }, 'fields'>;

type Told<Field, Value> = Field extends { readonly kind: 'number' | 'money' | 'bytes' }
  ? Value extends string
    ? number
    : Value
  : Value;

/** A row as replies have it: what the definition calls a number is one. */
export type ToldRow<Record extends Kinds, Row> = {
  [Column in keyof Row]: Column extends keyof Record['fields']
    ? Told<Record['fields'][Column], Row[Column]>
    : Row[Column];
};

/** Makes numbers of those columns of a row that the database gives as text, whose record says that they are numbers. */
export function rowPresenter<Record extends Kinds>({ fields }: Record) {
  const numbers = Object.keys(fields).filter((column) => {
    const kind = fields[column]?.kind;
    return kind === 'number' || kind === 'money' || kind === 'bytes';
  });
  return <Row extends object>(row: Row): ToldRow<Record, Row> => {
    const told = { ...row };
    for (const column of numbers) {
      const value: unknown = Reflect.get(row, column);
      if (typeof value === 'string') Reflect.set(told, column, Number(value));
    }
    // The type says for which columns that is true; the compiler cannot follow names that are known at run time.
    return told as ToldRow<Record, Row>;
  };
}

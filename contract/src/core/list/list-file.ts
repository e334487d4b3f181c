import type { ExportColumn } from '../export/export-columns.ts';
import type { ShownField, ShownValue } from '../record/shown-fields.ts';
import { type ListDefinition, type ListExport, type ListItem, shownIn } from './list.ts';

/** A list as a file with the columns of what it shows: docs/product/rules.md#export. */
export function listFile<L extends ListDefinition & Required<Pick<ListDefinition, 'file'>>>(
  list: L,
): ListExport<ListItem<L>> {
  const { file, guarded } = list;
  const whole = { list, ...file, columns: shownIn(list).map(columnOf) };
  return guarded ? { ...whole, unguarded: listFile({ ...guarded.without, file }) } : whole;
}

function columnOf<Item>({ field, value }: ShownField<Item>): ExportColumn<Item> {
  const heading = field.label;
  switch (field.kind) {
    case 'number':
    case 'bytes':
      return { kind: 'number', heading, value: (item) => numberOf(value(item)) };
    case 'money':
      return { kind: 'money', heading, value: (item) => numberOf(value(item)) };
    case 'instant':
    case 'day':
      return { kind: field.kind, heading, value: (item) => textOf(value(item)) };
    case 'flag':
      return { kind: 'text', heading, value: (item) => (value(item) === true ? 'tak' : 'nie') };
    case 'choice':
      return {
        kind: 'text',
        heading,
        value: (item) => field.options[String(value(item))] ?? null,
      };
    case 'text':
    case 'phone':
    case 'bank-account':
    case 'html':
    case 'record':
      return { kind: 'text', heading, value: (item) => textOf(value(item)) };
  }
}

function textOf(value: ShownValue): string | null {
  return typeof value === 'string' ? value : null;
}

function numberOf(value: ShownValue): number | null {
  return typeof value === 'number' ? value : null;
}

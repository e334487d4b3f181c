import { auditedField } from '@grzadka/contract/audit/audit.fields';
import type { AuditEntryDetails, ToldValue } from '@grzadka/contract/audit/audit.model';
import { auditedRecord } from '@grzadka/contract/audit/audit.records';
import { inTheirOrder } from '@grzadka/contract/audit/audit.summary';
import type { RecordField } from '@grzadka/contract/core/record/record-fields';
import { formatPhone } from '@grzadka/contract/party/format-phone';
import { formatBankAccount } from '@grzadka/contract/settings/bank-account';
import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Section } from '../core/ui/Section.tsx';
import { shownText } from '../core/record/shown-text.ts';
import { alongLabels, auditText } from './audit.text.ts';

/** What an entry changed: each field with the value before and after, as far as there is one. */
export function EntryChanges({ entry }: { entry: AuditEntryDetails }) {
  const changes = entryChanges(entry);
  const along = entry.along.flatMap(({ table, count }) => {
    const label = alongLabels[table];
    return label === undefined ? [] : `${label}: ${count}`;
  });
  return (
    <Section title={auditText.summary}>
      {changes.length === 0 && <Typography color="textSecondary">{auditText.noChanges}</Typography>}
      {changes.length > 0 && (
        <Changes>
          {changes.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              {before !== undefined && <Side label={auditText.before} value={before} />}
              {after !== undefined && <Side label={auditText.after} value={after} />}
            </div>
          ))}
        </Changes>
      )}
      {along.length > 0 && (
        <Typography sx={{ mt: 2 }}>
          {auditText.along}: {along.join(', ')}
        </Typography>
      )}
    </Section>
  );
}

/** A value before or after. */
function Side({ label, value }: { label: string; value: string }) {
  return (
    <dd>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:
      </Box>{' '}
      <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'pre-line' }}>
        {value}
      </Box>
    </dd>
  );
}

/** The fields below each other; the two values side by side where there is room for them. */
const Changes = styled('dl')(({ theme }) => ({
  margin: 0,
  overflowWrap: 'anywhere',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: theme.spacing(3),
    paddingBlock: theme.spacing(1),
    borderTop: `1px solid ${theme.palette.divider}`,
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(0, 2fr))',
      // What was made or deleted has one value, and the room of both for it.
      '& > dd:only-of-type': { gridColumn: '2 / -1' },
    },
  },
  dd: { margin: 0 },
}));

/** A field that an entry tells of; a side that the entry does not tell is undefined. */
interface FieldChange {
  readonly label: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * What an entry changed, field by field, in the words of the screens. Of what was created or deleted, fields
 * that were empty are left out.
 */
function entryChanges({ record, before, after, names }: AuditEntryDetails): FieldChange[] {
  const tables = auditedRecord(record.type)?.tables ?? [];
  const told = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return inTheirOrder(tables, told).flatMap((name) => {
    const field = auditedField(tables, name);
    if (field === undefined) return [];
    // A change tells a field on both sides; on one alone stands what was said besides.
    const sides = [before, after].map((side) => side?.[name]);
    if (sides.every((value) => value == null || value === '')) return [];
    const [was, is] = sides.map((value) =>
      value === undefined ? undefined : toldText(field, value, names),
    );
    return [{ label: field.label, before: was, after: is }];
  });
}

/** How the database writes a day that never comes. */
const noEnd = 'infinity';

/** A value that the audit keeps as the screens show it; `names` are those of the records it may refer to. */
function toldText(
  field: RecordField,
  value: ToldValue | undefined,
  names: Readonly<Record<string, string>>,
): string {
  if (value === null || value === undefined || value === '') return auditText.none;
  const text = String(value);
  switch (field.kind) {
    case 'phone':
      return formatPhone(text);
    case 'bank-account':
      // A line may end between its groups of digits.
      return formatBankAccount(text).replaceAll('\u00a0', ' ');
    case 'day':
      return text === noEnd ? auditText.unlimited : shownText(field, text);
    case 'html':
      return textOfHtml(text) || auditText.none;
    case 'record':
      return names[text] ?? auditText.unknown;
    case 'text':
    case 'number':
    case 'bytes':
    case 'instant':
    case 'flag':
    case 'choice':
      return shownText(field, value);
  }
}

/** What a reader sees of a stored text, a line for each of its paragraphs. Only of HTML that was sanitised. */
function textOfHtml(html: string): string {
  return html
    .replaceAll(/<br[^>]*>|<\/(?:p|h\d|li|blockquote)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

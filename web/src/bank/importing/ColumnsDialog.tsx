import { bankProfileEndpoints } from '@grzadka/contract/bank/profiles/bank-profile.endpoints';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { bankProfilePlace } from '../profiles/bank-profile.paths.ts';
import styles from './ColumnsDialog.module.css';
import { columnsText } from './columns.text.ts';
import { columnsForm, emptyColumns } from './columns-form.ts';

/** How many rows are shown: what stands above a heading is shorter. */
const shownRows = 25;

interface ColumnsDialogProps {
  open: boolean;
  rows: readonly (readonly string[])[];
  /** The layout that was made; null where somebody would rather not. */
  answer: (profileId: string | null) => void;
}

/** Asks what stands in which column of a table that no layout knows, and keeps it as a layout (docs/product/bank.md#csv). */
export function ColumnsDialog({ open, rows, answer }: ColumnsDialogProps) {
  const tellChanged = useRecordChanged(bankProfilePlace.name);
  const shown = rows.slice(0, shownRows);
  const form = useMemo(() => ({ body: columnsForm(rows) }), [rows]);
  const made = useRef('');
  return (
    <FormDialog
      open={open}
      title={columnsText.title}
      endpoint={form}
      defaultValues={emptyColumns(shown)}
      submit={async (body) => {
        made.current = (await call(bankProfileEndpoints.create, { body })).id;
      }}
      submitLabel={columnsText.save}
      onSaved={() => {
        tellChanged();
        answer(made.current);
      }}
      onClose={() => answer(null)}
    >
      <Text>{columnsText.question}</Text>
      <Beginning rows={shown} />
      <FormSelectField
        name="headingRow"
        label={columnsText.headingRow}
        options={shown.map((row, index) => ({
          value: String(index),
          label: columnsText.rowOf(index, row),
        }))}
      />
      <Columns rows={shown} />
      <FormTextField name="name" label={columnsText.name} helper={columnsText.nameHint} />
    </FormDialog>
  );
}

/** The columns that can be pointed at, in the order in which they are asked for; a label has the length of a phone's field, and the rest stands below. */
const asked = [
  ['bookingDay', columnsText.bookingDay],
  ['amount', columnsText.amount, columnsText.amountInOne],
  ['incoming', columnsText.incoming, columnsText.amountInTwo],
  ['outgoing', columnsText.outgoing, columnsText.amountInTwo],
  ['title', columnsText.titleColumn],
  ['moreTitle', columnsText.moreTitle],
  ['counterpartyName', columnsText.counterpartyName],
  ['counterpartyAccount', columnsText.counterpartyAccount, columnsText.accountInOne],
  ['payerAccount', columnsText.payerAccount, columnsText.accountInTwo],
  ['payeeAccount', columnsText.payeeAccount, columnsText.accountInTwo],
  ['balanceAfter', columnsText.balanceAfter],
] as const;

function Columns({ rows }: Pick<ColumnsDialogProps, 'rows'>) {
  const headingRow = useWatch<{ headingRow: string }, 'headingRow'>({ name: 'headingRow' });
  const heading = rows[Number(headingRow)] ?? [];
  const options = [
    { value: '', label: columnsText.none },
    ...heading.map((cell, index) => ({
      value: String(index),
      label: columnsText.columnOf(index, cell),
    })),
  ];
  return asked.map(([name, label, helper]) => (
    <FormSelectField key={name} name={name} label={label} options={options} helper={helper} />
  ));
}

/** The first rows as they stand in the file; what does not fit is scrolled to. */
function Beginning({ rows }: Pick<ColumnsDialogProps, 'rows'>) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by the keyboard it is scrolled, too
      tabIndex={0}
      aria-label={columnsText.rows}
      className={styles['beginning']}
    >
      <table>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a file have no other name
            <tr key={index}>
              {row.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- nor have its cells
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

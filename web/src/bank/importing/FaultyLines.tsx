import { ApiError } from '../../core/api/api-error.ts';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { bankImportText } from './bank-import.text.ts';
import styles from './FaultyLines.module.css';

type Faults = readonly (readonly [line: string, message: string])[];

/** What is wrong with a file, by its lines: the server names them by their numbers. */
export function faultyLines(error: unknown): Faults {
  return error instanceof ApiError ? Object.entries(error.fields).filter(isOfLine) : [];
}

/** The same refusal without what its lines say, which stands in a list of its own. */
export function withoutLines(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message, cause } = error;
  const fields = Object.entries(error.fields).filter((field) => !isOfLine(field));
  return new ApiError({ status, code, message, cause, fields: Object.fromEntries(fields) });
}

function isOfLine([name]: readonly [string, string]): boolean {
  return /^\d+$/.test(name);
}

/** Each fault of a file with its line; nothing where there are none. */
export function FaultyLines({ faults }: { faults: Faults }) {
  if (faults.length === 0) return null;
  return (
    <Section title={bankImportText.faults(faults.length)}>
      <Stack as="ul" gap={8} className={styles['faults']}>
        {faults.map(([line, message]) => (
          <li key={line}>
            <strong>{bankImportText.faultyLine(line)}</strong>
            <br />
            {message}
          </li>
        ))}
      </Stack>
    </Section>
  );
}

import type { ImportReport } from '@grzadka/contract/import/import.model';
import { sectorsPlace } from '@grzadka/contract/import/sector-fault';
import { useId, useState } from 'react';
import { Button } from '../core/ui/elements/Button.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { sectorPaths } from '../sector/sector.paths.ts';
import { importText, placeLine } from './import.text.ts';
import styles from './RowRemarks.module.css';

/** Remarks that are shown at first, and with each further step: a page takes them at once. */
const step = 50;

interface RowRemarksProps {
  title: string;
  remarks: ImportReport['faults'];
}

/** What is wrong or odd about the rows of a file, by line and column, the same once, some at a time. */
export function RowRemarks({ title, remarks: { total, first } }: RowRemarksProps) {
  const id = useId();
  const [shown, setShown] = useState(step);
  if (total === 0) return null;
  const left = first.reduce((rest, { count }) => rest - count, total);
  return (
    <section aria-labelledby={id}>
      <Text as="h3" kind="subtitle1" id={id}>
        {title} ({total})
      </Text>
      <Stack as="ul" gap={8} className={styles['remarks']}>
        {first.slice(0, shown).map((remark) => (
          <li key={`${remark.column} ${remark.message}`}>
            <strong>{placeLine(remark)}</strong>
            <br />
            <Message text={remark.message} />
          </li>
        ))}
      </Stack>
      {shown < first.length && (
        <Button look="outlined" onClick={() => setShown(shown + step)}>
          {importText.showMore}
        </Button>
      )}
      {shown >= first.length && left > 0 && <Text>{importText.left(left)}</Text>}
    </section>
  );
}

/** A message; where it names the screen of the sectors, that is a link, in a tab of its own: the chosen file stays here. */
function Message({ text }: { text: string }) {
  const [before, after] = text.split(sectorsPlace);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <TextLink href={sectorPaths.list} target="_blank" rel="noopener">
        {sectorsPlace}
      </TextLink>
      {after}
    </>
  );
}

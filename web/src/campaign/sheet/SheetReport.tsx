import {
  type LoadSheetReply,
  type SheetRow,
  sheetRowOutcomeLabels,
} from '@grzadka/contract/campaign/sheet/load-sheet.model';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormActions } from '../../core/form/form-actions.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Card } from '../../core/ui/elements/Card.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import { FittingTable } from '../../core/ui/fit/FittingTable.tsx';
import { ShortFacts } from '../../core/ui/ShortFacts.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { sheetText } from './sheet.text.ts';

type Outcome = SheetRow['outcome'];

/** What wants a look stands first. */
const byUrgency: readonly Outcome[] = ['faulty', 'check', 'new', 'same'];

/** Rows that are shown at first, and with each further step. */
const step = 50;

interface SheetReportProps {
  reply: LoadSheetReply;
  /** The round. */
  back: string;
  /** Takes the readings that were found to be right. */
  onStore: () => void;
}

/** What became of the rows of a sheet, or would; it takes the focus, so that it is seen and read out. */
export function SheetReport({ reply: { rows, applied }, back, onStore }: SheetReportProps) {
  const { isBusy } = useFormActions();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // While the overlay is there, it holds the focus.
    if (!isBusy) heading.current?.focus();
  }, [isBusy]);
  const countOf = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  const isFaulty = countOf('faulty') > 0;
  const taken = countOf('new') + countOf('check');
  return (
    <Card as="section" isRoomy aria-labelledby={id}>
      <Stack gap={16}>
        <Text as="h2" kind="h6" id={id} ref={heading} tabIndex={-1}>
          {applied ? sheetText.stored : isFaulty ? sheetText.faulty : sheetText.ready}
        </Text>
        {isFaulty && <Notice tone="error">{sheetText.mend}</Notice>}
        {!isFaulty && !applied && taken === 0 && (
          <Notice tone="info">{sheetText.nothingNew}</Notice>
        )}
        {!isFaulty && !applied && countOf('check') > 0 && (
          <Notice tone="warning">{sheetText.toCheck}</Notice>
        )}
        <ShortFacts>
          <FactList
            facts={byUrgency
              .filter((outcome) => countOf(outcome) > 0)
              .map((outcome) => ({
                label: sheetRowOutcomeLabels[outcome],
                value: formatDecimal(countOf(outcome)),
              }))}
          />
        </ShortFacts>
        {!isFaulty && !applied && taken > 0 && (
          <Button isAtStart look="filled" size="large" onClick={onStore}>
            {sheetText.store(taken)}
          </Button>
        )}
        {(applied || (!isFaulty && taken === 0)) && (
          <ButtonLink isAtStart look="filled" size="large" to={back}>
            {sheetText.toRound}
          </ButtonLink>
        )}
        <Rows rows={rows} />
      </Stack>
    </Card>
  );
}

/** The rows with a message, some at a time. */
function Rows({ rows }: { rows: readonly SheetRow[] }) {
  const [most, setMost] = useState(step);
  const told = byUrgency.flatMap((outcome) =>
    rows.filter((row) => row.outcome === outcome && row.message !== null),
  );
  const shown = told.slice(0, most);
  if (told.length === 0) return null;
  return (
    <>
      <FittingTable aria-label={sheetText.rows} content={shown}>
        <thead>
          <tr>
            <th scope="col" className="number">
              {sheetText.line}
            </th>
            <th scope="col">{sheetText.outcome}</th>
            <th scope="col">{sheetText.message}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, outcome, message }) => (
            <tr key={line}>
              <td className="number" data-label={sheetText.line}>
                {line}
              </td>
              <td data-label={sheetText.outcome}>{sheetRowOutcomeLabels[outcome]}</td>
              <td data-label={sheetText.message}>{message}</td>
            </tr>
          ))}
        </tbody>
      </FittingTable>
      {shown.length < told.length && (
        <Button isAtStart look="outlined" onClick={() => setMost(most + step)}>
          {sheetText.more}
        </Button>
      )}
    </>
  );
}

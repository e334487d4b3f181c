import type { BulkAction } from '@grzadka/contract/core/call/bulk';
import { mostAtOnce } from '@grzadka/contract/core/call/bulk';
import { messages } from '@grzadka/contract/core/messages';
import { mdiPinOutline, mdiPublish, mdiPublishOff } from '@mdi/js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { Button } from '../../ui/elements/Button.tsx';
import { IconButton } from '../../ui/elements/IconButton.tsx';
import { Text } from '../../ui/elements/Text.tsx';
import { useWindowListener } from '../../ui/hooks/useWindowListener.ts';
import { icon } from '../../ui/icon.ts';
import { CloseIcon, DeleteIcon } from '../../ui/icons.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { ChosenExport } from '../export/ChosenExport.tsx';
import type { ListDataSource, ListQuery, ListRow } from '../list-data-source.ts';
import { BulkWork } from './BulkWork.tsx';
import { actionText, bulkText } from './bulk.text.ts';
import type { ListBulk } from './list-bulk.ts';
import styles from './SelectionBar.module.css';
import type { ListSelection } from './useSelection.ts';

const actionIcons = {
  delete: DeleteIcon,
  'publish-now': icon(mdiPublish, 'Publish'),
  'end-publication': icon(mdiPublishOff, 'EndPublication'),
  'pin-until': icon(mdiPinOutline, 'Pin'),
} as const satisfies Record<BulkAction, unknown>;

interface SelectionBarProps<Row extends ListRow> {
  bulk: ListBulk | undefined;
  /** Buttons besides those of `bulk`, by the ids of what is chosen. */
  renderChosenActions: ((ids: readonly string[], leave: () => void) => ReactNode) | undefined;
  source: ListDataSource<Row>;
  query: ListQuery;
  /** How many rows the list has; null while that is not known. */
  totalItems: number | null;
  chosen: ReadonlyMap<string, Row>;
  rowName: (row: Row) => string;
  selection: ListSelection<Row>;
}

/** What is chosen and what can be done with it, in the place of the list's own strip; Esc leaves. */
export function SelectionBar<Row extends ListRow>({
  bulk,
  renderChosenActions,
  source,
  query,
  totalItems,
  chosen,
  rowName,
  selection,
}: SelectionBarProps<Row>) {
  const leaving = useRef<HTMLButtonElement>(null);
  useEffect(() => leaving.current?.focus(), []);
  const [isReading, setReading] = useState(false);
  const [asked, setAsked] = useState<BulkAction>();
  useWindowListener('keydown', ({ key, defaultPrevented }) => {
    // Unless something that is open has taken it.
    if (key === 'Escape' && !defaultPrevented) selection.leave();
  });

  async function chooseAll(): Promise<void> {
    setReading(true);
    try {
      // One page, and so one moment: what is counted here is what will be done.
      const all = { ...query, offset: '0', limit: String(mostAtOnce) };
      const page = await source.load(all, AbortSignal.timeout(30_000));
      if ((page.totalItems ?? 0) > mostAtOnce) notify.error(messages.tooManyRecords(mostAtOnce));
      else selection.add(page.items);
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setReading(false);
    }
  }

  const isAllChosen = totalItems !== null && chosen.size >= totalItems;
  return (
    <section aria-label={bulkText.bar} className={styles['bar']}>
      <IconButton
        ref={leaving}
        aria-label={bulkText.leave}
        title={bulkText.leave}
        onClick={selection.leave}
      >
        <CloseIcon />
      </IconButton>
      <Text as="output" className={styles['count']}>
        {bulkText.chosen(chosen.size)}
      </Text>
      {isAllChosen && chosen.size > 0 ? (
        <Button onClick={selection.clear}>{bulkText.clear}</Button>
      ) : (
        <Button disabled={isReading || totalItems === 0} onClick={() => void chooseAll()}>
          {bulkText.chooseAll(totalItems)}
        </Button>
      )}
      <div className={styles['actions']}>
        {bulk?.actions.map((action) => {
          const Icon = actionIcons[action];
          return (
            <Button
              key={action}
              look="outlined"
              startIcon={<Icon />}
              disabled={chosen.size === 0}
              onClick={() => setAsked(action)}
            >
              {actionText[action].label}
            </Button>
          );
        })}
        {renderChosenActions?.([...chosen.keys()], selection.leave)}
        {source.chosenExportCall && (
          <ChosenExport
            exportCall={source.chosenExportCall}
            query={query}
            ids={[...chosen.keys()]}
          />
        )}
      </div>
      {bulk && (
        <BulkWork
          bulk={bulk}
          action={asked}
          chosen={chosen}
          rowName={rowName}
          onClose={() => setAsked(undefined)}
          onDone={selection.leave}
        />
      )}
    </section>
  );
}

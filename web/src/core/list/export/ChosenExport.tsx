import { useState } from 'react';
import { Button } from '../../ui/elements/Button.tsx';
import { DownloadIcon } from '../../ui/icons.ts';
import { notify } from '../../ui/toasts/notify.ts';
import type { ListExportCall, ListQuery } from '../list-data-source.ts';
import styles from './ChosenExport.module.css';
import { ExportMenu } from './ExportMenu.tsx';
import { exportText } from './export.text.ts';

interface ChosenExportProps {
  exportCall: ListExportCall;
  /** How the list is filtered and sorted. */
  query: ListQuery;
  ids: readonly string[];
}

/** Offers chosen rows as a file, and shows why none could be had. */
export function ChosenExport({ exportCall, query, ids }: ChosenExportProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRunning, setRunning] = useState(false);
  return (
    <>
      <Button
        look="outlined"
        startIcon={<DownloadIcon />}
        disabled={ids.length === 0}
        aria-haspopup="menu"
        aria-busy={isRunning}
        aria-disabled={isRunning}
        onClick={({ currentTarget }) => !isRunning && setAnchor(currentTarget)}
        className={styles['export']}
      >
        {exportText.chosen}
      </Button>
      <ExportMenu
        open={anchor !== null}
        anchor={anchor}
        label={exportText.chosen}
        exportCall={exportCall}
        query={sortingOf(query)}
        ids={ids}
        onClose={() => setAnchor(null)}
        onStart={() => setRunning(true)}
        onEnd={(error) => {
          setRunning(false);
          // The choosing may be over by then, and what stood in its bar gone.
          if (error !== undefined) notify.error(error, { durationMs: Number.POSITIVE_INFINITY });
        }}
      />
    </>
  );
}

/** The order of a list alone: what was chosen stays so, even where the filters find it no longer. */
function sortingOf(query: ListQuery): ListQuery {
  const sorting = new Set(['sort-by', 'sort-direction']);
  return Object.fromEntries(Object.entries(query).filter(([name]) => sorting.has(name)));
}

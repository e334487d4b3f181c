import { useState } from 'react';
import { DownloadIcon } from '../../ui/icons.ts';
import { latePart } from '../../ui/loading/late-part.tsx';
import { BarButton } from '../../ui/screen/BarButton.tsx';
import { listText } from '../list.text.ts';
import type { ListExportCall, ListQuery } from '../list-data-source.ts';

const ExportMenu = latePart(async () => (await import('./ExportMenu.tsx')).ExportMenu);

interface ExportButtonProps {
  exportCall: ListExportCall;
  /** How the list is filtered and sorted. */
  query: ListQuery;
  /** Hears why a file could not be had; undefined when another one is begun. */
  onError: (error: string | undefined) => void;
}

/** Offers a list as a file; while one is being made it can do nothing, and keeps the focus. */
export function ExportButton({ exportCall, query, onError }: ExportButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRunning, setRunning] = useState(false);
  return (
    <>
      <BarButton
        icon={DownloadIcon}
        word={listText.downloadWord}
        label={listText.download}
        aria-haspopup="menu"
        aria-busy={isRunning}
        aria-disabled={isRunning}
        style={{ opacity: isRunning ? 0.5 : 1 }}
        onClick={({ currentTarget }) => !isRunning && setAnchor(currentTarget)}
        {...ExportMenu.ahead}
      />
      <ExportMenu
        open={anchor !== null}
        anchor={anchor}
        exportCall={exportCall}
        query={query}
        onClose={() => setAnchor(null)}
        onStart={() => {
          setRunning(true);
          onError(undefined);
        }}
        onEnd={(error) => {
          setRunning(false);
          onError(error);
        }}
      />
    </>
  );
}

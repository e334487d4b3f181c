import { type ExportFormat, exportFormats } from '@grzadka/contract/core/export/export-format';
import { alertText } from '../../api/api-error.ts';
import { downloadText } from '../../api/download.text.ts';
import { download, saveFile } from '../../api/download.ts';
import { Menu, MenuItem } from '../../ui/overlays/Menu.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import { listText } from '../list.text.ts';
import type { ListExportCall, ListQuery } from '../list-data-source.ts';
import { exportText } from './export.text.ts';

const formats = Object.keys(exportFormats) as ExportFormat[];

/** Longer than any file takes: the message goes when the file is there. */
const untilThere = 3_600_000;

/** For a message of two sentences. */
const untilRead = 10_000;

interface ExportMenuProps {
  open: boolean;
  /** The button it opens below. */
  anchor: HTMLElement | null;
  /** What that button says, where it does not offer the whole list. */
  label?: string;
  exportCall: ListExportCall;
  query: ListQuery;
  /** The rows that the file is to be of; all that the query finds where none are named. */
  ids?: readonly string[];
  onClose: () => void;
  onStart: () => void;
  /** With the reason where no file could be had. */
  onEnd: (error: string | undefined) => void;
}

/** The files that a list can be taken along as; choosing one has it made and saved. */
export function ExportMenu(props: ExportMenuProps) {
  const { open, anchor, label = listText.download, onClose, onStart, onEnd } = props;

  async function take(format: ExportFormat): Promise<void> {
    onClose();
    onStart();
    notify.info(listText.preparing, { durationMs: untilThere });
    try {
      const { exportCall, query, ids } = props;
      const file = await download(exportCall.endpoint, {
        params: exportCall.params,
        query: { ...query, format },
        body: ids && { ids },
      });
      notify.clear();
      saveFile(file);
      const { name, leftOut } = file;
      if (leftOut === 0) notify.success(downloadText.downloaded(name));
      else notify.info(exportText.downloadedWithout(name, leftOut), { durationMs: untilRead });
      onEnd(undefined);
    } catch (error) {
      notify.clear();
      const reason = alertText(error);
      onEnd(reason && listText.downloadFailed(reason));
    }
  }

  return (
    <Menu open={open} anchor={anchor} label={label} onClose={onClose}>
      {formats.map((format) => (
        <MenuItem key={format} onChoose={() => void take(format)}>
          {exportFormats[format].label}
        </MenuItem>
      ))}
    </Menu>
  );
}

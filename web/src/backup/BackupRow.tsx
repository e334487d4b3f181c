import type { Backup } from '@grzadka/contract/backup/backup.model';
import { Box, Button, Chip, IconButton, Typography } from '@mui/material';
import { useMay } from '../core/access/access.ts';
import { CardRow } from '../core/ui/CardRow.tsx';
import { formatMinute } from '../core/ui/format.ts';
import { DeleteIcon, DownloadIcon } from '../core/ui/icons.ts';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import { downloadAddress } from './backup.queries.ts';
import { backupText, checkText } from './backup.text.ts';

interface BackupRowProps {
  backup: Backup;
  /** When somebody has begun to download it here, as long as that has not come to its end. */
  downloadBegunAt: string | undefined;
  onDownload: (backup: Backup) => void;
  onCheck: (backup: Backup) => void;
  onDelete: (backup: Backup) => void;
}

/** A backup with what is known of it, and what the person may do with it. */
export function BackupRow({
  backup,
  downloadBegunAt,
  onDownload,
  onCheck,
  onDelete,
}: BackupRowProps) {
  const mayWork = useMay('backup:create');
  const mayDownload = useMay('backup:download');
  const { kind, fileName, bytes, madeBy, check, downloadedAt, isKept } = backup;
  const time = formatMinute(backup.createdAt);
  const isDamaged = check !== null && !check.isWhole;
  const history = [
    madeBy !== null && backupText.madeBy(madeBy),
    downloadText(downloadBegunAt, downloadedAt),
  ];
  return (
    <CardRow>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          <UnbrokenText text={time} />
          <Chip label={backupText.kinds[kind]} size="small" sx={{ ml: 1 }} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`${fileName}, ${backupText.size(bytes)}`}
        </Typography>
        <Typography variant="body2" color={isDamaged ? 'error' : 'textSecondary'}>
          <UnbrokenText text={checkText(check)} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <UnbrokenText text={history.filter(Boolean).join(' · ')} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {mayWork && (
          <Button
            variant="outlined"
            aria-label={`${backupText.check}: ${time}`}
            onClick={() => onCheck(backup)}
          >
            {backupText.check}
          </Button>
        )}
        {mayDownload && (
          <Button
            variant="outlined"
            component="a"
            href={downloadAddress(backup)}
            download
            onClick={() => onDownload(backup)}
            startIcon={<DownloadIcon />}
            aria-label={`${backupText.download}: ${time}`}
          >
            {backupText.download}
          </Button>
        )}
        {mayWork && !isKept && (
          <IconButton
            title={backupText.delete}
            aria-label={`${backupText.delete}: ${time}`}
            onClick={() => onDelete(backup)}
          >
            <DeleteIcon />
          </IconButton>
        )}
      </Box>
    </CardRow>
  );
}

function downloadText(begunAt: string | undefined, downloadedAt: string | null): string {
  if (begunAt !== undefined) return backupText.downloading(begunAt);
  return downloadedAt === null ? backupText.neverDownloaded : backupText.downloadedAt(downloadedAt);
}

import type { Backup } from '@grzadka/contract/backup/backup.model';
import { useMay } from '../core/access/access.ts';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { IconButton } from '../core/ui/elements/IconButton.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Tag } from '../core/ui/elements/Tag.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { formatMinute } from '../core/ui/format.ts';
import { DeleteIcon, DownloadIcon } from '../core/ui/icons.ts';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import styles from './BackupRow.module.css';
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
      <CardRowText className={styles['facts']}>
        <Text isStrong as="div">
          <UnbrokenText text={time} />
          <Tag className={styles['kind']}>{backupText.kinds[kind]}</Tag>
        </Text>
        <Text kind="body2" isQuiet>
          {`${fileName}, ${backupText.size(bytes)}`}
        </Text>
        <Text kind="body2" isQuiet={!isDamaged} isWrong={isDamaged}>
          <UnbrokenText text={checkText(check)} />
        </Text>
        <Text kind="body2" isQuiet>
          <UnbrokenText text={history.filter(Boolean).join(' · ')} />
        </Text>
      </CardRowText>
      <Row isCentred gap={8}>
        {mayWork && (
          <Button
            look="outlined"
            aria-label={`${backupText.check}: ${time}`}
            onClick={() => onCheck(backup)}
          >
            {backupText.check}
          </Button>
        )}
        {mayDownload && (
          <ButtonLink
            look="outlined"
            href={downloadAddress(backup)}
            download
            onClick={() => onDownload(backup)}
            startIcon={<DownloadIcon />}
            aria-label={`${backupText.download}: ${time}`}
          >
            {backupText.download}
          </ButtonLink>
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
      </Row>
    </CardRow>
  );
}

function downloadText(begunAt: string | undefined, downloadedAt: string | null): string {
  if (begunAt !== undefined) return backupText.downloading(begunAt);
  return downloadedAt === null ? backupText.neverDownloaded : backupText.downloadedAt(downloadedAt);
}

import { ConfirmDialog } from '../../core/ui/ConfirmDialog.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import styles from './ChosenFindingsDialog.module.css';
import { FindingsList } from './FindingsList.tsx';
import type { ChosenLookup } from './find-in-chosen.ts';
import { findingsText } from './findings.text.ts';

/** So many records are named at the most, with so many findings each: nobody reads more in a dialog. */
const most = { records: 10, findings: 3 };

interface ChosenFindingsDialogProps {
  /** What was found; undefined while nothing is asked. */
  lookup: ChosenLookup | undefined;
  /** How many were chosen. */
  all: number;
  nameOf: (id: string) => string;
  onPublish: () => void;
  onCancel: () => void;
}

/** Says which of the chosen records hold what, and asks whether all of them may be published. */
export function ChosenFindingsDialog({
  lookup,
  all,
  nameOf,
  onPublish,
  onCancel,
}: ChosenFindingsDialogProps) {
  // What closes still shows what it asked about.
  const { found, looked } = useLastKnown(lookup) ?? { found: [], looked: 0 };
  return (
    <ConfirmDialog
      open={lookup !== undefined}
      title={findingsText.title}
      text={[
        findingsText.explanationOfChosen(found.flatMap(({ findings }) => findings)),
        findingsText.foundIn(found.length, all),
        ...(looked < all ? [findingsText.lookedThrough(looked, all)] : []),
      ].join(' ')}
      confirmLabel={findingsText.publish}
      cancelLabel={findingsText.backToList}
      isCancelStrong
      onConfirm={onPublish}
      onCancel={onCancel}
    >
      {found.slice(0, most.records).map(({ id, findings }) => (
        <section key={id} className={styles['record']}>
          <Text as="h3" isBold hasLongWords>
            {nameOf(id)}
          </Text>
          <FindingsList findings={findings} most={most.findings} />
        </section>
      ))}
      {found.length > most.records && (
        <Text className={styles['more']}>{findingsText.more(found.length - most.records)}</Text>
      )}
    </ConfirmDialog>
  );
}

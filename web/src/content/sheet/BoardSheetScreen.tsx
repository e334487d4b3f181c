import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { useQuery } from '@tanstack/react-query';
import { LeaveQuestion } from '../../core/form/LeaveQuestion.tsx';
import { useLeaveGuard } from '../../core/form/useLeaveGuard.ts';
import { useParams } from '../../core/navigation/place.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { siteStateQuery } from '../../site/site.queries.ts';
import { sheetText } from '../board-sheet.text.ts';
import type { EntryKind, EntryRow } from '../entry/entry.kind.ts';
import { PreviewFrame } from '../preview/PreviewFrame.tsx';
import { BoardSheet } from './BoardSheet.tsx';
import styles from './BoardSheetScreen.module.css';
import { readersAddress } from './readers-address.ts';

/** The width of A4 in CSS pixels. */
const paperWidth = 794;

/** What has been saved of an entry as a sheet for a notice board, to look at and to print. */
export function BoardSheetScreen<Row extends EntryRow>({ kind }: { kind: EntryKind<Row> }) {
  const { [kind.idName]: id = '' } = useParams();
  const entry = useQuery(kind.query(id));
  const site = useQuery(siteStateQuery);
  // What was typed into the entry's form waits there while this screen is open.
  const guard = useLeaveGuard(false);
  const back = kind.editPath(id);
  const error = entry.error ?? site.error;
  const shown = entry.data?.reply;
  const found = shown && site.data && readersAddress(shown, site.data, location.href);
  return (
    <Screen
      title={sheetText.title}
      subject={shown?.title}
      back={back}
      busy={found === undefined && error === null}
      actions={
        <Button look="filled" disabled={!found} onClick={() => globalThis.print()}>
          {sheetText.print}
        </Button>
      }
    >
      {found ? (
        <>
          <Notice
            tone={'missing' in found ? 'warning' : 'info'}
            role="note"
            className={styles['saved']}
          >
            {[sheetText.saved, 'missing' in found && found.missing].filter(Boolean).join(' ')}
          </Notice>
          <PreviewFrame width={paperWidth}>
            <div className={styles['paper']}>
              <BoardSheet
                title={shown.title}
                day={dayOf(shown.publicationFromDate)}
                until={dayOf(shown.pinThruDate)}
                items={shown.content.items}
                address={'address' in found ? found.address : null}
              />
            </div>
          </PreviewFrame>
        </>
      ) : (
        error && (
          <LoadFailure
            error={error}
            back={back}
            retry={() => Promise.all([entry.refetch(), site.refetch()])}
          />
        )
      )}
      <LeaveQuestion guard={guard} />
    </Screen>
  );
}

function dayOf(instant: string | null | undefined): string | null {
  return instant ? dayInWords(instant) : null;
}

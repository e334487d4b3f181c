import { useEffect, useState } from 'react';
import { useMay, useUserId } from '../../../core/access/access.ts';
import { errorText } from '../../../core/api/api-error.ts';
import { useParams } from '../../../core/navigation/place.ts';
import { keepShell } from '../../../core/offline/kept-shell.ts';
import { useOfflineWork } from '../../../core/offline/offline-work.ts';
import { paths } from '../../../core/paths.ts';
import { ErrorIcon } from '../../../core/ui/icons.ts';
import { ButtonLink } from '../../../core/ui/screen/ButtonLink.tsx';
import { LoadFailure } from '../../../core/ui/screen/LoadFailure.tsx';
import { Placeholder } from '../../../core/ui/screen/Placeholder.tsx';
import { Screen } from '../../../core/ui/screen/Screen.tsx';
import type { WalkKey } from '../kept/walk-database.ts';
import { WalkNotices } from '../notices/WalkNotices.tsx';
import { walkPaths } from '../walk.paths.ts';
import { walkText } from '../walk.text.ts';
import { useEntries } from './useEntries.ts';
import { isClosedRound, useForgottenWalk, useTakenPackage } from './useTakenPackage.ts';
import { Walk } from './Walk.tsx';
import styles from './WalkScreen.module.css';
import { WalkStatus } from './WalkStatus.tsx';

/** The walk of a round of readings, on a phone, with and without a network (docs/product/walk.md). */
export function WalkScreen() {
  const { campaignId = '' } = useParams();
  // Each round is walked by itself.
  return <WalkOfRound key={campaignId} campaignId={campaignId} />;
}

function WalkOfRound({ campaignId }: { campaignId: string }) {
  const key: WalkKey = [useUserId() ?? '', campaignId];
  const maySeeRound = useMay('campaign:read');
  const { taken, work, refusal, error, isPending, retry } = useTakenPackage(key);
  const entries = useEntries(key);
  useOfflineWork(walkPaths.walk(campaignId));
  const isKept = useKeptShell(taken !== undefined);
  const { counts, isNothingLeft } = entries;
  useForgottenWalk(
    key,
    refusal !== undefined && isNothingLeft && !isPending && taken === undefined,
  );
  const isReady = taken !== undefined && work !== undefined && entries.isRead;
  return (
    <Screen
      title={taken?.campaignPackage.name ?? walkText.title}
      titleNote={taken && refusal === undefined && walkText.takenAt(taken.takenAt, isKept)}
      back={walkPaths.back(campaignId, maySeeRound)}
      busy={isPending || (taken !== undefined && !isReady)}
    >
      <div className={styles['walk']}>
        <WalkStatus entries={entries} />
        {refusal === undefined && <WalkNotices />}
        {refusal !== undefined && (
          <Refused error={refusal} waiting={counts.waiting} campaignId={campaignId} />
        )}
        {isReady && <Walk {...{ walkKey: key, work, entries, refusal, taken }} />}
        {refusal === undefined && !isPending && taken === undefined && (
          <NotTaken error={error} retry={retry} />
        )}
      </div>
    </Screen>
  );
}

/** Has the browser keep these screens once there is something to walk by; whether it does by now. */
function useKeptShell(isTaken: boolean): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const keep = async () => setKept(await keepShell());
    if (isTaken) void keep();
  }, [isTaken]);
  return isKept;
}

interface RefusedProps {
  error: Error;
  waiting: number;
  campaignId: string;
}

/** Stands where there is no walk: the round is closed, or not for this person. */
function Refused({ error, waiting, campaignId }: RefusedProps) {
  const maySeeRound = useMay('campaign:read');
  // What is entered in a closed round can still be sent, and what somebody enters who is no reader of it cannot.
  const hint = isClosedRound(error) ? walkText.closedHint : walkText.notReaderHint;
  return (
    <Placeholder icon={ErrorIcon} title={errorText(error)} text={hint(waiting)}>
      <ButtonLink look="filled" to={walkPaths.back(campaignId, maySeeRound)}>
        {maySeeRound ? walkText.round : walkText.home}
      </ButtonLink>
    </Placeholder>
  );
}

/** Stands where the device has nothing of the round, and the server does not answer. */
function NotTaken({ error, retry }: { error: unknown; retry: () => Promise<unknown> }) {
  if (globalThis.navigator.onLine) {
    return <LoadFailure error={error} back={paths.home} retry={retry} />;
  }
  return (
    <Placeholder icon={ErrorIcon} title={walkText.notTaken} text={walkText.notTakenHint}>
      <ButtonLink look="filled" to={paths.home}>
        {walkText.home}
      </ButtonLink>
    </Placeholder>
  );
}

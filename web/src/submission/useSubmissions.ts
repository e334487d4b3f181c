import { submissionEndpoints } from '@grzadka/contract/submission/submission.endpoints';
import type { SubmissionListItem } from '@grzadka/contract/submission/submission.model';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../core/api/call.ts';
import { listKeys } from '../core/list/list-data-source.ts';
import type { Press } from '../core/queue/press.ts';
import { useWaitingQueue } from '../core/queue/useWaitingQueue.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { measurementSource } from '../meter/history/measurement.queries.ts';
import { uncheckedSource } from '../meter/unchecked.queries.ts';
import { submissionArea } from './submission.paths.ts';
import { readSubmissions, submissionQueueKey } from './submission.queries.ts';
import { submissionText } from './submission.text.ts';

/** The reported readings as somebody goes through them: which one is before them, and what is decided on it. */
export function useSubmissions() {
  const queryClient = useQueryClient();
  const tellChanged = useRecordChanged(submissionArea);
  const queue = useWaitingQueue<SubmissionListItem>({
    queryKey: submissionQueueKey,
    read: readSubmissions,
    tellChanged,
    pressRefused: submissionText.pressRefused,
  });
  const { item, attempt, goOn } = queue;
  const seen = useRef<{ readonly photoId: string; readonly since: number }>(undefined);

  /** Since when the photo before the person stands there; never while it is on its way. */
  const photoSince = () => {
    if (!item?.photo) return Number.NEGATIVE_INFINITY;
    return seen.current?.photoId === item.photo.id ? seen.current.since : Number.POSITIVE_INFINITY;
  };

  /** Says what became of one, and goes on. */
  const tellDone = (done: SubmissionListItem, told: string) => {
    notify.clear();
    notify.success(told);
    goOn(done);
    // What was taken stands in its meter's history, and may wait for an answer.
    for (const name of [uncheckedSource.name, measurementSource(done.meter.id).name]) {
      void queryClient.invalidateQueries({ queryKey: listKeys.all(name) });
    }
  };

  return {
    ...queue,
    tellChanged,
    /** Hears that a photo stands there, or that it cannot be had. */
    photoSettled: (photoId: string) => {
      seen.current = { photoId, since: performance.now() };
    },
    /** Whether a press may act: a key only once the photo, too, has been there for a moment. */
    takes: (press: Press): boolean =>
      queue.takes(
        press.key === undefined ? press : { ...press, since: Math.max(press.since, photoSince()) },
      ),
    accept: async (done: SubmissionListItem) => {
      const body = { id: done.id, measurementValue: null, confirmation: null };
      if (await attempt(() => call(submissionEndpoints.accept, { body }))) {
        tellDone(done, submissionText.accepted(done, done.value));
      }
    },
    tellAccepted: (done: SubmissionListItem, value: number) =>
      tellDone(done, submissionText.accepted(done, value)),
    tellReturned: (done: SubmissionListItem) => tellDone(done, submissionText.returned(done)),
  };
}

export type Submissions = ReturnType<typeof useSubmissions>;

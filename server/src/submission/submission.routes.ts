import { sentPhotoEndpoints } from '@grzadka/contract/submission/sent-photo.endpoints';
import { submissionEndpoints } from '@grzadka/contract/submission/submission.endpoints';
import { submissionExport } from '@grzadka/contract/submission/submission.export';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { acceptSubmission } from './decision/accept-submission.ts';
import { returnSubmission } from './decision/return-submission.ts';
import { addPhoto } from './photo/add-photo.ts';
import { listPhotosOfMeter, sendPhoto } from './photo/read-photos.ts';
import { listSubmissions, readSubmissions } from './submission.list.ts';

/** The calls of readings that wait for a decision, and of the photos of readings. */
export function routes(context: AppContext): void {
  const { serve, db, storage } = context;

  serve(submissionEndpoints.list, ({ query }) => listSubmissions(db, query));

  serve(submissionEndpoints.export, (call) =>
    sendExport(context, call, { file: submissionExport, reading: readSubmissions }),
  );

  serve(submissionEndpoints.accept, ({ body, caller }) =>
    acceptSubmission(db, { decision: body, caller }),
  );

  serve(submissionEndpoints.return, ({ body, caller }) =>
    returnSubmission(context, { decision: body, caller }),
  );

  serve(sentPhotoEndpoints.addPhoto, ({ body: { clientKey }, file, caller, own }) =>
    addPhoto({ db, storage, caller }, { clientKey, file, own }),
  );

  serve(submissionEndpoints.photosOfMeter, ({ params }) => listPhotosOfMeter(db, params.id));

  serve(submissionEndpoints.photo, (call) => sendPhoto(context, call));
}

import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { maxPhotoBytes } from './photo-rules.ts';
import { photoUpload } from './submission.model.ts';

/** What a phone on a walk calls, apart from what the staff's lists need: docs/product/submissions.md#calls. */
export const sentPhotoEndpoints = areaCalls('submission', {
  addPhoto: endpoint({
    method: 'POST',
    path: '/api/measurement/add-photo',
    summary: 'Add a photo to a reading that the caller sent; a second one changes nothing',
    permission: 'own-reading:add',
    body: photoUpload,
    bodyFormat: 'multipart',
    maxFileBytes: maxPhotoBytes,
    refuses: ['not-found'],
  }),
});

import * as z from 'zod/mini';
import { id, optionalLines, text } from '../core/fields.ts';
import { updateBody } from '../core/record/update-body.ts';
import { processingActivityRecord } from './processing-activity.record.ts';

const lines = z.nullable(z.string());

/** An activity of the register as it is read, in a list only. */
export const processingActivity = z.object({
  id: z.string(),
  name: z.string(),
  purpose: lines,
  persons: lines,
  data: lines,
  recipients: lines,
  timeLimit: lines,
  safeguards: lines,
  /** What a change of it is to state as If-Match. */
  etag: z.string(),
});

export type ProcessingActivity = z.infer<typeof processingActivity>;

const { fields } = processingActivityRecord;
const shortLines = optionalLines({ max: 1000 });

const form = {
  name: text(fields.name),
  purpose: shortLines,
  persons: shortLines,
  data: shortLines,
  recipients: shortLines,
  timeLimit: shortLines,
  safeguards: shortLines,
};

/** The form of a new activity. */
export const processingActivityCreate = z.object(form);

/** The form of one that is there. */
export const processingActivityUpdate = updateBody({ key: { id }, fields: form });

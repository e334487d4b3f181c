import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { recordEndpoints } from '../../core/call/record-endpoints.ts';
import { id } from '../../core/fields.ts';
import { messageTemplateList } from './message-template.list.ts';
import {
  messageTemplateCreate,
  messageTemplateDetails,
  messageTemplateUpdate,
} from './message-template.model.ts';
import { messageTemplateRecord } from './message-template.record.ts';

/** The calls of the templates: docs/product/messages.md#calls. */
export const messageTemplateEndpoints = areaCalls('messageTemplate', {
  ...recordEndpoints(messageTemplateRecord, {
    key: z.object({ id }),
    list: messageTemplateList,
    details: messageTemplateDetails,
    create: messageTemplateCreate,
    update: messageTemplateUpdate,
    refuses: { create: ['conflict'], update: ['conflict'] },
    paths: {
      list: '/api/message-template',
      get: '/api/message-template/get/:id',
      create: '/api/message-template/create',
      update: '/api/message-template/update',
      delete: '/api/message-template/delete/:id',
    },
  }),
});

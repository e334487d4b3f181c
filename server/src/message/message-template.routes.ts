import { listFile } from '@grzadka/contract/core/list/list-file';
import { messageTemplateEndpoints } from '@grzadka/contract/message/template/message-template.endpoints';
import { messageTemplateList } from '@grzadka/contract/message/template/message-template.list';
import { templateNameTaken } from '@grzadka/contract/message/template/message-template.model';
import { messageTemplateRecord } from '@grzadka/contract/message/template/message-template.record';
import { loadSanitizer } from '#src/content/load-sanitizer.ts';
import { createRecord, updateRecord } from '#src/core/change/change.ts';
import { conflictAt } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readMessageTemplates } from './message-template.list.ts';

/** The calls of the templates of messages. */
export function routes(context: AppContext): void {
  serveList(context, messageTemplateEndpoints, {
    file: listFile(messageTemplateList),
    reading: readMessageTemplates,
  });

  serveRecord(context, messageTemplateRecord, messageTemplateEndpoints, {
    rules: { message_template_name_unique: () => conflictAt({ name: templateNameTaken }) },
    create: async (db, { caller, html, ...form }) => {
      const sanitizeContent = await loadSanitizer();
      const values = { ...form, html: sanitizeContent(html) };
      return createRecord(db, messageTemplateRecord, { values, caller });
    },
    update: async (db, { caller, id, ifMatch, html, ...form }) => {
      const sanitizeContent = await loadSanitizer();
      const set = { ...form, ...(html !== undefined && { html: sanitizeContent(html) }) };
      return updateRecord(db, messageTemplateRecord, { id, caller, ifMatch, set });
    },
  });
}
